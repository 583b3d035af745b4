import { loadWithRetries } from './load-with-retries';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a failed load is retried after increasing delays', async () => {
  const load = jest.fn(async () => 'page');
  load.mockRejectedValueOnce(new Error('one')).mockRejectedValueOnce(new Error('two'));
  const loading = loadWithRetries(load);

  await jest.advanceTimersByTimeAsync(400);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(400);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(800);
  await expect(loading).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(3);
});
