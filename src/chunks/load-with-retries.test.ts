import { loadWithRetries } from './load-with-retries';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a failed load is retried after increasing delays', async () => {
  const load = jest.fn(async () => 'page');
  for (const count of ['one', 'two', 'three']) load.mockRejectedValueOnce(new Error(count));
  const loading = loadWithRetries(load);

  await jest.advanceTimersByTimeAsync(400);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(400);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(800);
  expect(load).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(2999);
  expect(load).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loading).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(4);
});

test('a failed load is retried although the browser is offline, as between two networks', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(async () => 'page').mockRejectedValueOnce(new Error());
  const loading = loadWithRetries(load);

  await jest.advanceTimersByTimeAsync(399);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loading).resolves.toBe('page');
});
