import { addressOptions, buildDate, port } from './environment';

afterEach(() => {
  delete process.env['SITE_URL'];
  delete process.env['PUBLIC_PATH'];
  delete process.env['BUILD_DATE'];
  delete process.env['PORT'];
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

test('an empty BUILD_DATE means today', () => {
  process.env['BUILD_DATE'] = '';
  expect(buildDate()).toBeUndefined();
});

test.each(['0', '65536', '-1', '80.5', '3000x'])('PORT=%s is rejected with an example', (value) => {
  process.env['PORT'] = value;
  expect(() => port('PORT', 3000)).toThrow(
    `PORT is "${value}". It must be a port number. Example: PORT=3000`,
  );
});

test.each([
  ['1', 1],
  ['65535', 65535],
  ['', 3000],
])('PORT="%s" is port %i', (value, number) => {
  process.env['PORT'] = value;
  expect(port('PORT', 3000)).toBe(number);
});
