import { content, contentFolder } from '../fixtures/fixture-content';
import { readSite, siteOptions } from './read-site';
import { UserError } from './user-error';

const { siteUrl } = content.company;

const env = { ...process.env };
afterEach(() => {
  process.env = { ...env };
});

// GitHub Pages says the address without a slash at its end.
test.each([
  ['', '/', false],
  [siteUrl, '/', false],
  [`${siteUrl}/`, '/', false],
  ['https://preview.example.org', '/', true],
  ['https://preview.example.org/a/b', '/a/b/', true],
  ['https://preview.example.org/folder/', '/folder/', true],
  // Another host, whose name only begins like the real site's.
  [`${siteUrl}.preview.example.org`, '/', true],
])('a build with SITE_URL="%s" is for the folder %s; a preview: %s', (url, basePath, isPreview) => {
  Object.assign(process.env, { SITE_URL: url, CONTENT_DIR: contentFolder });

  expect(readSite(siteOptions())).toMatchObject({ basePath, isPreviewBuild: isPreview });
});

test.each([
  ['BUILD_DATE', 'tomorrow', 'Example: BUILD_DATE=2'],
  ['BUILD_DATE', '2027-02-30', 'Example: BUILD_DATE=2'],
  ['SITE_URL', 'http://preview.example.org', 'Example: SITE_URL=https://'],
  ['SITE_URL', 'https://preview example', 'Example: SITE_URL=https://'],
  ['SITE_URL', 'https://preview.example.org/?page', 'Example: SITE_URL=https://'],
])('%s=%s is refused with an example', (name, value, example) => {
  process.env[name] = value;

  expect(siteOptions).toThrow(UserError);
  expect(siteOptions).toThrow(`${name} is "${value}"`);
  expect(siteOptions).toThrow(example);
});
