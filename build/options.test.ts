import { checkSiteUrl } from './options';

afterEach(() => {
  delete process.env['SITE_URL'];
});

test.each([
  'preview.example.org',
  'https://preview.example.org/',
  'https://preview.example.org/site',
  'http://preview.example.org',
])('SITE_URL=%s is rejected with an example', (address) => {
  process.env['SITE_URL'] = address;

  expect(checkSiteUrl).toThrow(`SITE_URL is "${address}"`);
  expect(checkSiteUrl).toThrow('Example: SITE_URL=https://preview.example.org');
});
