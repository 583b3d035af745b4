import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { checkSiteUrl, readBuildOptions, readContentOptions } from './options';

test.each([
  'preview.example.org',
  'https://preview.example.org/site',
  'http://preview.example.org',
])('SITE_URL=%s is rejected with an example', (url) => {
  const check = () => checkSiteUrl(url);

  expect(check).toThrow(`SITE_URL is "${url}"`);
  expect(check).toThrow('Example: SITE_URL=https://preview.example.org');
});

test.each(['tomorrow', '2027-02-30', '03/15/2027'])(
  'BUILD_DATE=%s is rejected with an example',
  (date) => {
    process.env['BUILD_DATE'] = date;
    expect(readContentOptions).toThrow(`BUILD_DATE is "${date}"`);
    expect(readContentOptions).toThrow('Example: BUILD_DATE=2027-03-15');
    delete process.env['BUILD_DATE'];
  },
);

test('an empty BUILD_DATE means today', () => {
  process.env['BUILD_DATE'] = '';
  expect(readContentOptions().buildDate).toBeUndefined();
  delete process.env['BUILD_DATE'];
});

test('SITE_URL may end with a slash, or with the folder of the build', async () => {
  process.env['PUBLIC_PATH'] = '/folder';
  jest.resetModules();
  const { checkSiteUrl: check } = await import('./options');
  delete process.env['PUBLIC_PATH'];

  for (const end of ['', '/', '/folder', '/folder/']) {
    expect(() => check(`https://preview.example.org${end}`)).not.toThrow();
  }
});

test('a build replaces the folder that a link leads to, not the link', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'options-')));
  mkdirSync(path.join(folder, 'disk'));
  symlinkSync(path.join(folder, 'disk'), path.join(folder, 'dist'), 'junction');
  process.env['OUTPUT_DIR'] = path.join(folder, 'dist');
  const { outputDirectory } = readBuildOptions();
  delete process.env['OUTPUT_DIR'];
  rmSync(folder, { recursive: true });

  expect(outputDirectory).toBe(path.join(folder, 'disk'));
});
