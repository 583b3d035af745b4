import { reportVitals } from './report-vitals';

jest.mock('web-vitals', () => {
  const report = (name: string) => (consumer: (metric: object) => void) => consumer({ name });
  return {
    onCLS: report('CLS'),
    onFCP: report('FCP'),
    onINP: report('INP'),
    onLCP: report('LCP'),
    onTTFB: report('TTFB'),
  };
});

test('nothing is measured while nobody wants to know', () => {
  const idle = jest.fn();
  window.requestIdleCallback = idle;

  reportVitals();
  expect(idle).not.toHaveBeenCalled();
});

test('a consumer gets every measure, once the browser is idle', async () => {
  let whenIdle: () => unknown = () => {};
  window.requestIdleCallback = (callback) => {
    whenIdle = callback as () => unknown;
    return 1;
  };
  const consumer = jest.fn();

  reportVitals(consumer);
  expect(consumer).not.toHaveBeenCalled();
  await whenIdle();
  expect(consumer.mock.calls.map(([{ name }]) => name)).toEqual([
    'CLS',
    'FCP',
    'INP',
    'LCP',
    'TTFB',
  ]);
});
