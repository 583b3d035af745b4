import { reportVitals } from './report-vitals';

jest.mock('web-vitals', () => {
  const report = (name: string) => (consumer: (metric: object) => void) =>
    consumer({ name, value: 1, rating: 'good' });
  const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];
  return Object.fromEntries(names.map((name) => [`on${name}`, report(name)]));
});

const sendBeacon = jest.fn();
Object.assign(navigator, { sendBeacon });

test('nothing is sent while the owner names no endpoint', async () => {
  await reportVitals(undefined);

  expect(sendBeacon).not.toHaveBeenCalled();
});

test('every metric is sent to the endpoint', async () => {
  await reportVitals('/vitals');

  expect(sendBeacon.mock.calls.map(([to, body]) => [to, JSON.parse(body).name])).toEqual([
    ['/vitals', 'CLS'],
    ['/vitals', 'FCP'],
    ['/vitals', 'INP'],
    ['/vitals', 'LCP'],
    ['/vitals', 'TTFB'],
  ]);
});

test('a chunk that fails to load raises no error', async () => {
  jest.resetModules();
  jest.doMock('web-vitals', () => {
    throw new Error('Loading chunk web-vitals failed');
  });

  await expect(reportVitals('/vitals')).resolves.toBeUndefined();
});
