import { addressOptions, buildDate } from './environment';

afterEach(() => {
  delete process.env['SITE_URL'];
  delete process.env['PUBLIC_PATH'];
  delete process.env['BUILD_DATE'];
});

test.each([
  'preview.example.org',
  'https://preview.example.org/site',
  'http://preview.example.org',
])('SITE_URL=%s is rejected with an example', (url) => {
  process.env['SITE_URL'] = url;

  expect(addressOptions).toThrow(`SITE_URL is "${url}"`);
  expect(addressOptions).toThrow('Example: SITE_URL=https://preview.example.org');
});

test.each(['', '/', '/folder', '/folder/'])(
  'SITE_URL may end with a slash, or with the folder of the build: "%s"',
  (end) => {
    process.env['PUBLIC_PATH'] = '/folder';
    const publishUrl = `https://preview.example.org${end}`;
    process.env['SITE_URL'] = publishUrl;

    expect(addressOptions()).toEqual({ basePath: '/folder/', publishUrl });
  },
);

test.each(['tomorrow', '2027-02-30', '03/15/2027'])(
  'BUILD_DATE=%s is rejected with an example',
  (date) => {
    process.env['BUILD_DATE'] = date;

    expect(buildDate).toThrow(`BUILD_DATE is "${date}"`);
    expect(buildDate).toThrow('Example: BUILD_DATE=2027-03-15');
  },
);
