import { checkSiteUrl } from './options';

afterEach(() => {
  delete process.env['SITE_URL'];
});

test.each([
  'preview.example.org',
  'https://preview.example.org/',
  'https://preview.example.org/site',
  'http://preview.example.org',
  'https://',
  'nonsense',
])('SITE_URL=%s stops the build with a message that names it and an example', (address) => {
  process.env['SITE_URL'] = address;

  expect(checkSiteUrl).toThrow(`SITE_URL is "${address}"`);
  expect(checkSiteUrl).toThrow('Example: SITE_URL=https://preview.example.org');
});

test.each(['', 'https://preview.example.org', 'https://localhost:8443'])(
  'SITE_URL=%s is fine',
  (address) => {
    process.env['SITE_URL'] = address;

    expect(checkSiteUrl).not.toThrow();
  },
);
