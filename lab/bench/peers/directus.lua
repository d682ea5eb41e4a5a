-- Like load.lua, for the REST API of Directus over the table: a create sends the whole row, including its id.
local operation = os.getenv('BENCH_OPERATION')
local callers = {}
for _, offset, entries, clients, projects, users in os.getenv('BENCH_KEYS'):gmatch('(%S+) (%d+) (%d+) (%d+) (%d+) (%d+)') do
  callers[#callers + 1] = {
    offset = tonumber(offset), time = tonumber(entries), cli = tonumber(clients), prj = tonumber(projects), usr = tonumber(users),
  }
end
local headers = { ['Authorization'] = 'Bearer ' .. os.getenv('BENCH_PEERS_TOKEN'), ['Content-Type'] = 'application/json' }
local function any(caller, prefix) return string.format('%s_%026x', prefix, caller.offset + math.random(1, caller[prefix])) end

local threads = 0
function setup(thread) thread:set('number', threads); threads = threads + 1 end
local count = 0
function init() math.randomseed(os.time() + number * 7919) end

function request()
  local caller = callers[math.random(1, #callers)]
  if operation == 'list' then
    local month = math.random(1, 12)
    local year = math.random(2024, 2025)
    local days = ({ 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 })[month]
    local query = string.format('filter[client_id][_eq]=%s&filter[date][_between]=%d-%02d-01,%d-%02d-%02d&sort=-date,-id&limit=20',
      any(caller, 'cli'), year, month, year, month, days)
    return wrk.format('GET', '/items/time_entries?' .. query:gsub('%[', '%%5B'):gsub('%]', '%%5D'), headers)
  end
  if operation == 'get' then return wrk.format('GET', '/items/time_entries/' .. any(caller, 'time'), headers) end
  local day = string.format('2025-06-%02d', math.random(1, 28))
  local now = os.date('!%Y-%m-%dT%H:%M:%S')
  count = count + 1
  local id = string.format('time_peer%011x%011x', os.time(), count * 64 + number)
  local body = string.format('{"id":"%s","workspace_id":"%s","user_id":"%s","client_id":"%s","project_id":"%s","date":"%s","hours":1.5,"description":"Bench","currency":"USD","rate_charged":100,"created_at":"%s","updated_at":"%s"}',
    id, os.getenv('BENCH_PEERS_WORKSPACE'), any(caller, 'usr'), any(caller, 'cli'), any(caller, 'prj'), day, now, now)
  return wrk.format('POST', '/items/time_entries', headers, body)
end
