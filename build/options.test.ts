import { checkSiteUrl } from './options';

test.each([
  'preview.example.org',
  'https://preview.example.org/',
  'https://preview.example.org/site',
  'http://preview.example.org',
])('SITE_URL=%s is rejected with an example', (address) => {
  const check = () => checkSiteUrl(address);

  expect(check).toThrow(`SITE_URL is "${address}"`);
  expect(check).toThrow('Example: SITE_URL=https://preview.example.org');
});
