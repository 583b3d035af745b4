import { port, siteOptions } from './environment';

const { env } = process;
beforeEach(() => (process.env = { ...env }));
afterAll(() => (process.env = env));

test.each([
  ['SITE_URL', 'preview.example.org', siteOptions],
  ['SITE_URL', 'http://preview.example.org', siteOptions],
  ['SITE_URL', 'https://preview.example.org/site', siteOptions],
  ['BUILD_DATE', 'tomorrow', siteOptions],
  ['BUILD_DATE', '2027-02-30', siteOptions],
  ['PORT', '3000x', () => port('PORT', 3000)],
  ['PORT', '65536', () => port('PORT', 3000)],
])('%s=%s is refused by name, with an example', (name, value, read) => {
  process.env[name] = value;

  expect(read).toThrow(`${name} is "${value}"`);
  expect(read).toThrow(`Example: ${name}=`);
});

test.each(['folder', '/folder', '/folder/'])('PUBLIC_PATH=%s is the folder /folder/', (value) => {
  process.env['PUBLIC_PATH'] = value;

  expect(siteOptions()).toMatchObject({ basePath: '/folder/' });
});

test.each(['', '/', '/folder', '/folder/'])(
  'SITE_URL may end with a slash, or with the folder of the build: "%s"',
  (end) => {
    const publishUrl = `https://preview.example.org${end}`;
    Object.assign(process.env, { PUBLIC_PATH: '/folder', SITE_URL: publishUrl });

    expect(siteOptions()).toMatchObject({ publishUrl });
  },
);
