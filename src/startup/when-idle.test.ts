import { whenIdle } from './when-idle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('in Safari, which cannot tell when it is idle, work starts at once', () => {
  const work = jest.fn();
  whenIdle(work);

  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('in a browser that is never idle, work starts after 2 s', () => {
  Object.assign(window, {
    requestIdleCallback: (callback: () => void, { timeout }: IdleRequestOptions) =>
      setTimeout(callback, timeout),
  });
  const work = jest.fn();
  whenIdle(work);

  jest.advanceTimersByTime(1999);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});
