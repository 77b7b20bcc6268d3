-- Sends one request over and over, several at once where it is pipelined, and prints what was measured:
-- requests, microseconds, failures, and the latencies of 50, 99 and 99.9 percent in microseconds.
--
-- Arguments: how many are sent at once, the method, the path, the key, the body.

local requests

function init(arguments)
  local count, method, path, key, body = unpack(arguments)
  local headers = { ["Authorization"] = "Bearer " .. key, ["User-Agent"] = "bench/1.0", ["Accept"] = "*/*" }
  if body then
    headers["Content-Type"] = "application/json"
  end
  requests = string.rep(wrk.format(method, path, headers, body), tonumber(count))
end

function request()
  return requests
end

function done(summary, latency)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format("figures %d %d %d %d %d %d", summary.requests, summary.duration, failures,
    latency:percentile(50), latency:percentile(99), latency:percentile(99.9)))
end
