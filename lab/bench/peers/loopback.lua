-- Like load.lua, for the REST CRUD of LoopBack 4 over the table: no keys, and a create sends the whole row but its id.
local operation = os.getenv('BENCH_OPERATION')
local callers = {}
for _, offset, entries, clients, projects, users in os.getenv('BENCH_KEYS'):gmatch('(%S+) (%d+) (%d+) (%d+) (%d+) (%d+)') do
  callers[#callers + 1] = {
    offset = tonumber(offset), time = tonumber(entries), cli = tonumber(clients), prj = tonumber(projects), usr = tonumber(users),
  }
end
local headers = { ['Content-Type'] = 'application/json' }
local function any(caller, prefix) return string.format('%s_%026x', prefix, caller.offset + math.random(1, caller[prefix])) end
local function encoded(text) return (text:gsub('[^%w%-_.]', function(char) return string.format('%%%02X', char:byte()) end)) end

local threads = 0
function setup(thread) thread:set('number', threads); threads = threads + 1 end
function init() math.randomseed(os.time() + number * 7919) end

function request()
  local caller = callers[math.random(1, #callers)]
  if operation == 'list' then
    local month = math.random(1, 12)
    local year = math.random(2024, 2025)
    local days = ({ 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 })[month]
    local filter = string.format('{"where":{"client_id":"%s","date":{"between":["%d-%02d-01","%d-%02d-%02d"]}},"order":["date DESC","id DESC"],"limit":20}',
      any(caller, 'cli'), year, month, year, month, days)
    return wrk.format('GET', '/time-entries?filter=' .. encoded(filter), headers)
  end
  if operation == 'get' then return wrk.format('GET', '/time-entries/' .. any(caller, 'time'), headers) end
  local day = string.format('2025-06-%02dT00:00:00.000Z', math.random(1, 28))
  local now = os.date('!%Y-%m-%dT%H:%M:%S.000Z')
  local body = string.format('{"workspace_id":"%s","user_id":"%s","client_id":"%s","project_id":"%s","date":"%s","hours":1.5,"description":"Bench","currency":"USD","rate_charged":100,"created_at":"%s","updated_at":"%s"}',
    os.getenv('BENCH_PEERS_WORKSPACE'), any(caller, 'usr'), any(caller, 'cli'), any(caller, 'prj'), day, now, now)
  return wrk.format('POST', '/time-entries', headers, body)
end
