-- Makes wrk print what scripts/load.ts counts, as JSON. Times are in microseconds.
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"failed":%d,"p99":%d}\n',
    summary.requests, summary.duration, failed, latency:percentile(99)
  ))
end
