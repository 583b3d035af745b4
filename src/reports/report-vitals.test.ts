import { reportVitals } from './report-vitals';
import { sendErrorReport } from './send-report';

const mockMetrics = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];

jest.mock('web-vitals', () => {
  const report = (name: string) => (send: (metric: object) => void) =>
    send({ name, value: 1, rating: 'good' });
  return Object.fromEntries(mockMetrics.map((name) => [`on${name}`, report(name)]));
});

const sendBeacon = jest.fn<boolean, [string, string]>();
Object.assign(navigator, { sendBeacon });

beforeEach(() => sendBeacon.mockClear());

function openDocument(attributes: string) {
  document.body.innerHTML = `<div id="root" ${attributes}></div>`;
}

test('without an endpoint nothing is sent', async () => {
  openDocument('');
  await reportVitals();
  sendErrorReport(new Error('No one hears'));

  expect(sendBeacon).not.toHaveBeenCalled();
});

test('every metric is sent to the endpoint', async () => {
  openDocument('data-vitals-endpoint="/vitals"');
  await reportVitals();

  const sent = sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)]);
  expect(sent).toEqual(
    mockMetrics.map((name) => ['/vitals', { name, value: 1, rating: 'good', page: '/' }]),
  );
});
