import { loadWithRetries } from './load-with-retries';

test('a module that fails while it runs is not loaded again, half-way', async () => {
  const load = jest.fn().mockRejectedValue(new TypeError('x is not a function'));

  await expect(loadWithRetries(load)).rejects.toThrow('x is not a function');
  expect(load).toHaveBeenCalledTimes(1);
});
