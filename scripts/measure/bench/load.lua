-- What wrk sends: one of three operations, chosen by BENCH_OPERATION, over the seeded ids.
local operation = os.getenv('BENCH_OPERATION')
local key = os.getenv('BENCH_KEY')
local function id(prefix, n) return string.format('%s_%026x', prefix, n) end

local threads = 0
function setup(thread) thread:set('number', threads); threads = threads + 1 end
function init() math.randomseed(os.time() + number * 7919) end

local headers = { ['Authorization'] = 'Bearer ' .. key, ['Content-Type'] = 'application/json' }

function request()
  if operation == 'list' then
    local month = math.random(1, 12)
    local year = math.random(2024, 2025)
    local days = ({ 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 })[month]
    local path = string.format('/v1/time-entries?client_id=%s&from=%d-%02d-01&to=%d-%02d-%02d', id('cli', math.random(1, 200)), year, month, year, month, days)
    return wrk.format('GET', path, headers)
  end
  if operation == 'get' then return wrk.format('GET', '/v1/time-entries/' .. id('time', math.random(1, 1000000)), headers) end
  local body = string.format('{"user_id":"%s","project_id":"%s","date":"2025-06-%02d","hours":1.5,"description":"Bench"}', id('usr', math.random(1, 20)), id('prj', math.random(1, 400)), math.random(1, 28))
  return wrk.format('POST', '/v1/time-entries', headers, body)
end
