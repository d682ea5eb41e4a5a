-- What wrk sends: the searches of BENCH_PATHS, a line each, in turn by all keys of BENCH_KEYS, likewise.
local function lines(text) local all = {}; for line in text:gmatch('[^\n]+') do all[#all + 1] = line end; return all end
local paths, keys = lines(os.getenv('BENCH_PATHS')), lines(os.getenv('BENCH_KEYS'))
local sent = 0
function request()
  sent = sent + 1
  return wrk.format('GET', paths[sent % #paths + 1], { ['Authorization'] = 'Bearer ' .. keys[sent % #keys + 1] })
end
