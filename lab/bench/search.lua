-- Requests for wrk: the paths of BENCH_PATHS in turn, by the keys of BENCH_KEYS in turn; both have one per line.
local function lines(text) local all = {}; for line in text:gmatch('[^\n]+') do all[#all + 1] = line end; return all end
local paths, keys = lines(os.getenv('BENCH_PATHS')), lines(os.getenv('BENCH_KEYS'))
local sent = 0
function request()
  sent = sent + 1
  return wrk.format('GET', paths[sent % #paths + 1], { ['Authorization'] = 'Bearer ' .. keys[sent % #keys + 1] })
end
