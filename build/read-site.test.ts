import { siteAddress, siteOptions } from './read-site';
import { UserError } from './user-error';

const origin = 'https://www.example.com';

// The rows of the table in docs/hosting.md
test.each([
  ['', '/', origin, false],
  [origin, '/folder/', `${origin}/folder`, false],
  ['https://preview.example.org', '/', origin, true],
  // The real site is in the folder, too.
  ['https://preview.example.org', '/folder/', `${origin}/folder`, true],
  // Only the preview is in the folder.
  ['https://preview.example.org/folder', '/folder/', origin, true],
  // Another host, whose name only begins like the real site's.
  [`${origin}.preview.example.org`, '/', origin, true],
])(
  'with SITE_URL="%s" and PUBLIC_PATH="%s", canonical URLs start with %s; a preview: %s',
  (publishUrl, basePath, siteUrl, isPreviewBuild) => {
    expect(siteAddress(origin, { publishUrl, basePath })).toEqual({ siteUrl, isPreviewBuild });
  },
);

const env = { ...process.env };
afterEach(() => {
  process.env = { ...env };
});

test.each([
  ['BUILD_DATE', 'tomorrow', 'Example: BUILD_DATE=2'],
  ['BUILD_DATE', '2027-02-30', 'Example: BUILD_DATE=2'],
  ['SITE_URL', 'http://preview.example.org', 'Example: SITE_URL=https://'],
  ['SITE_URL', 'https://preview example', 'Example: SITE_URL=https://'],
  ['SITE_URL', 'https://preview.example.org/other', 'Example: SITE_URL=https://'],
])('%s=%s is refused with an example', (name, value, example) => {
  Object.assign(process.env, { PUBLIC_PATH: '/folder/', [name]: value });

  expect(siteOptions).toThrow(UserError);
  expect(siteOptions).toThrow(`${name} is "${value}"`);
  expect(siteOptions).toThrow(example);
});

// GitHub Pages says the folder without a slash at its end.
test.each([
  ['https://preview.example.org', ''],
  ['https://preview.example.org/', 'folder'],
  ['https://preview.example.org/folder', '/folder'],
  ['https://preview.example.org/folder/', '/folder/'],
])('SITE_URL=%s with PUBLIC_PATH=%s is accepted', (publishUrl, publicPath) => {
  Object.assign(process.env, { PUBLIC_PATH: publicPath, SITE_URL: publishUrl });

  expect(siteOptions()).toMatchObject({ publishUrl });
});
