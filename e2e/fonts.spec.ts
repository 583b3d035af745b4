import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import subsetFont from 'subset-font';

import { FileCache } from '../generator/files/file-cache';
import { drawPreviewImages } from '../generator/files/preview-images';
import { chooseFonts } from '../generator/fonts/site-fonts';
import { edits } from './support/edited-site-content';
import { renderedFonts } from './support/rendered-fonts';
import { originOf, sites } from './support/sites';
import { content, expect, pathsAndAliases, test } from './support/test';
import { forEachStep, gotoAndHydrate, heading } from './support/visiting';

test('every character of every page is in one of the two fonts', async ({ page }) => {
  await forEachStep(pathsAndAliases, async (pagePath) => {
    await gotoAndHydrate(page, pagePath);
    expect(await renderedFonts(page, 'body')).toEqual(['Bricolage Grotesque', 'Instrument Sans']);
  });
});

test('a Polish word has all its letters in one font', async ({ page }) => {
  await page.goto(`${originOf(sites.edited)}/${edits.job.slug}`);
  await expect(heading(page)).toHaveText(/Łódź/);
  expect(await renderedFonts(page, 'h1')).toEqual(['Bricolage Grotesque']);
  // The subject line of the application contains the title.
  await page.locator('summary').click();
  const line = page.getByText(`Application for ${edits.job.title}`, { exact: true });
  const subject = await line.elementHandle();
  await subject.evaluate((element) => (element.id = 'subject'));
  expect(await renderedFonts(page, '#subject')).toEqual(['Instrument Sans']);
});

// Lines keep their place when the fonts arrive.
test("the fallback fonts have the height of the site's fonts", async ({ page }) => {
  await page.goto('/');
  const fallbacks = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => {
        const read = (property: string) => style.getPropertyValue(property);
        const percent = (property: string) => parseFloat(read(property)) / 100;
        const size = percent('size-adjust');
        return {
          family: read('font-family').replaceAll(/['"]/g, ''),
          ascent: percent('ascent-override') * size,
          descent: percent('descent-override') * size,
        };
      })
      .filter(({ family }) => family.endsWith('Fallback')),
  );
  const { fonts } = await chooseFonts([]);
  const measured = {
    'Display Fallback': await heightOf(fonts.display[0]?.source),
    'Text Fallback': await heightOf(fonts.text[0]?.source),
  };

  expect(new Set(fallbacks.map(({ family }) => family))).toEqual(new Set(Object.keys(measured)));
  for (const { family, ascent, descent } of fallbacks) {
    const font = measured[family as keyof typeof measured];
    expect(ascent, family).toBeCloseTo(font.ascent, 2);
    expect(descent, family).toBeCloseTo(font.descent, 2);
  }
});

/** What a font file's `hhea` table says, in em. */
async function heightOf(source = '') {
  const font = await subsetFont(readFileSync(require.resolve(source)), 'A', {
    targetFormat: 'sfnt',
  });
  const table = (name: string) => font.readUInt32BE(font.indexOf(name, 12, 'latin1') + 8);
  const unitsPerEm = font.readUInt16BE(table('head') + 18);
  return {
    ascent: font.readInt16BE(table('hhea') + 4) / unitsPerEm,
    descent: -font.readInt16BE(table('hhea') + 6) / unitsPerEm,
  };
}

test('the build names letters that the fonts lack, and pages show them in another font', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = 'Łódź Nguyễn';
  const CONTENT_DIR = test.info().outputPath('content');
  cpSync(sites.fixture.env.CONTENT_DIR, CONTENT_DIR, { recursive: true });
  const change = (file: string, from: RegExp, to: string) => {
    const target = path.join(CONTENT_DIR, file);
    writeFileSync(target, readFileSync(target, 'utf8').replace(from, to));
  };
  change('company.yaml', /^name: .*$/m, `name: ${name}`);
  change('home.yaml', /(?<=tagline: ).*$/m, '"Tea 茶 for 👩‍💻"');

  const OUTPUT_DIR = test.info().outputPath('letters');
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'generator/build.ts'],
    { env: { ...process.env, ...sites.fixture.env, CONTENT_DIR, OUTPUT_DIR } },
  );
  const line = readFileSync(path.join(CONTENT_DIR, 'home.yaml'), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('茶'));
  expect(stderr).toContain(
    `${CONTENT_DIR}/home.yaml:${line + 1}: the site's fonts do not have "茶", "👩‍💻".`,
  );
  expect(stderr).toMatch(/company\.yaml:\d+: the font Instrument Sans does not have "ễ"/);

  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}index.html`, `${pathname}.html`]
      .map((candidate) => path.join(OUTPUT_DIR, candidate))
      .find((candidate) => existsSync(candidate) && !candidate.endsWith('/'));
    return file === undefined ? route.abort() : route.fulfill({ path: file });
  });
  await gotoAndHydrate(page, '/');
  await expect(heading(page)).toContainText(name);
  // Instrument Sans has no Vietnamese letters.
  expect(await renderedFonts(page, 'h1, header, footer')).toEqual(['Bricolage Grotesque']);
});

test('preview images show letters of all font files, and leave out what no font has', async () => {
  const draw = async (name: string) => {
    const characters = Array.from(name, (character) => [character, 'company.yaml:1'] as const);
    const { fonts } = await chooseFonts(characters);
    const site = { ...content, company: { ...content.company, name }, jobs: [] };
    const cache = new FileCache(test.info().outputPath('pictures'));
    let picture = '';
    await drawPreviewImages(site, fonts, cache, (_file, png) => (picture = png.toString('base64')));
    return picture;
  };
  const polish = await draw('Łódź Nguyễn');
  for (const letter of 'Łóźễ') {
    expect(await draw('Łódź Nguyễn'.replace(letter, '')), letter).not.toBe(polish);
  }
  expect(await draw('Łódź Nguyễn茶😀')).toBe(polish);
});
