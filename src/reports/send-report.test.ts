import { sendErrorReport } from './send-report';

const sendBeacon = jest.fn<boolean, [string, string]>();
Object.assign(navigator, { sendBeacon });

beforeEach(() => sendBeacon.mockClear());

test.each([
  ['an error', new Error('It is broken'), 'It is broken'],
  ['a route error', { status: 404, statusText: 'Not Found' }, 'Not Found'],
  ['a text', 'just words', 'just words'],
  ['nothing', undefined, 'undefined'],
])('the report of %s has its message, and the page without its query', (_what, thrown, message) => {
  document.body.innerHTML = '<div id="root" data-vitals-endpoint="/vitals"></div>';
  window.history.replaceState(null, '', '/career?email=visitor@example.com#apply');
  sendErrorReport(thrown);
  window.history.replaceState(null, '', '/');

  const [, body = ''] = sendBeacon.mock.calls[0] ?? [];
  expect(JSON.parse(body)).toEqual({ name: 'error', message, page: '/career' });
});
