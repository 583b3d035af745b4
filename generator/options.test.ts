import { checkSiteUrl } from './options';

test.each([
  'preview.example.org',
  'https://preview.example.org/',
  'https://preview.example.org/site',
  'http://preview.example.org',
])('SITE_URL=%s is rejected with an example', (url) => {
  const check = () => checkSiteUrl(url);

  expect(check).toThrow(`SITE_URL is "${url}"`);
  expect(check).toThrow('Example: SITE_URL=https://preview.example.org');
});
