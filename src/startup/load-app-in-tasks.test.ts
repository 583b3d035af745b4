import { loadAppInTasks } from './load-app-in-tasks';

test('between the modules of the app, the browser can answer the visitor', async () => {
  const pauses = jest.spyOn(global, 'setTimeout');
  await expect(loadAppInTasks()).resolves.toBeInstanceOf(Function);
  expect(pauses.mock.calls.map(([, delay = 0]) => delay)).toEqual([0, 0, 0, 0, 0, 0]);
});
