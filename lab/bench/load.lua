-- Requests for wrk: the operation BENCH_OPERATION (list, get or create), each time by a random key and with random
-- seeded ids. BENCH_KEYS has a line for each key: the key, the number before that of its firm's first id, and the
-- firm's numbers of entries, clients, projects and users.
local operation = os.getenv('BENCH_OPERATION')
local callers = {}
for key, offset, entries, clients, projects, users in os.getenv('BENCH_KEYS'):gmatch('(%S+) (%d+) (%d+) (%d+) (%d+) (%d+)') do
  callers[#callers + 1] = {
    headers = { ['Authorization'] = 'Bearer ' .. key, ['Content-Type'] = 'application/json' },
    offset = tonumber(offset), time = tonumber(entries), cli = tonumber(clients), prj = tonumber(projects), usr = tonumber(users),
  }
end
local function any(caller, prefix) return string.format('%s_%026x', prefix, caller.offset + math.random(1, caller[prefix])) end

local threads = 0
function setup(thread) thread:set('number', threads); threads = threads + 1 end
function init() math.randomseed(os.time() + number * 7919) end

function request()
  local caller = callers[math.random(1, #callers)]
  if operation == 'list' then
    local month = math.random(1, 12)
    local year = math.random(2024, 2025)
    local days = ({ 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 })[month]
    local path = string.format('/v1/time-entries?client_id=%s&from=%d-%02d-01&to=%d-%02d-%02d', any(caller, 'cli'), year, month, year, month, days)
    return wrk.format('GET', path, caller.headers)
  end
  if operation == 'get' then return wrk.format('GET', '/v1/time-entries/' .. any(caller, 'time'), caller.headers) end
  local body = string.format('{"user_id":"%s","project_id":"%s","date":"2025-06-%02d","hours":1.5,"description":"Bench"}', any(caller, 'usr'), any(caller, 'prj'), math.random(1, 28))
  return wrk.format('POST', '/v1/time-entries', caller.headers, body)
end
