import { readContent } from '../generator/content/read-content';
import { listPages } from '../src/pages/page-list';
import { auditLayout, findCoveredText, layoutWidths, setTextSize } from './support/layout-audit';
import { originOf, sites } from './support/sites';
import { expect, job, pathTo, test, visitedPaths, widths } from './support/test';
import { gotoAndHydrate } from './support/visiting';

type State = { state: string; dark?: boolean; textSize?: number; at: readonly number[] };

const usual: State[] = [
  { state: 'in light', at: layoutWidths },
  // The dark scheme changes colors and borders, not where things are.
  { state: 'in dark', dark: true, at: widths },
];

/** For words as long as the schema allows. */
const extreme: State[] = [
  { state: 'on a small phone', at: [320] },
  { state: 'with text at 200%', textSize: 32, at: layoutWidths },
];

const { jobs: ownersJobs } = readContent('content').content;

for (const { name, pages, states } of [
  { name: 'fixture', pages: visitedPaths, states: usual },
  { name: 'owner', pages: listPages(ownersJobs).map(pathTo), states: usual },
  { name: 'edited', pages: listPages([job]).map(pathTo), states: extreme },
] as const) {
  test.describe(`the ${name} site`, () => {
    test.use({ baseURL: originOf(sites[name]) });

    for (const path of pages) {
      test(`${path} fits every viewport`, async ({ page }) => {
        await gotoAndHydrate(page, path);
        for (const { state, dark = false, textSize = 16, at } of states) {
          await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
          await setTextSize(page, textSize);
          expect.soft(await auditLayout(page, at), state).toEqual([]);
        }
        expect(await findCoveredText(page, widths)).toEqual([]);
      });
    }
  });
}

test('the audit names text below something opaque', async ({ page }) => {
  await page.setContent(`
    <style>div { position: absolute; width: 200px }</style>
    <main><h2>Harbor</h2>
    <div style="top: 100px">Below a sheet</div><div style="top: 90px; height: 40px; background: white"></div>
    <div style="top: 200px">Below a picture</div><img src="data:,a" style="position: absolute; top: 190px" width="90" height="40" />
    <div style="top: 300px">Below glass</div><div style="top: 290px; height: 40px"></div>
    <div style="top: 400px; background: white">On a sheet</div></main>
  `);
  expect(await findCoveredText(page, [360])).toEqual([
    'The text “Below a sheet” below “Harbor” is covered, at 360 px',
    'The text “Below a picture” below “Harbor” is covered, at 360 px',
  ]);
});

test('the audit names each kind of fault', async ({ page }) => {
  await page.setContent(`
    <style>body { margin: 0; font: 16px/24px sans-serif } div { width: 300px; height: 48px } button { border: 0 }</style>
    <main><h2>Harbor</h2>
    <div style="width: 340px">Wide part</div>
    <div style="width: 40px">Telecommunications</div>
    <div style="overflow: hidden; height: 30px">Two<br>lines</div>
    <div>Below</div>
    <div style="margin-top: -48px">Above</div>
    <div style="border-left: 3px solid; padding-left: 2px">Beside</div>
    <div style="border-left: 3px solid transparent">Apart</div>
    <div><button style="width: 16px; height: 16px">A</button><button style="width: 30px; height: 30px">B</button></div>
    <div><button style="width: 16px; height: 16px">i</button></div>
    <div>A sentence with <a href="#">two</a> <a href="#">links</a></div>
    <img src="data:,/boat.png" width="40" height="40" /></main>
  `);
  expect(await auditLayout(page, [320, 360])).toEqual([
    'The page scrolls sideways, at 320 px',
    'The part “Wide part” below “Harbor” sticks out of the page, at 320 px',
    'The text “Telecommunications” below “Harbor” is wider or taller than its box, at 320 to 360 px',
    'The text “lines” below “Harbor” is cut off, at 320 to 360 px',
    'The text “Beside” below “Harbor” touches the line beside it, at 320 to 360 px',
    'The text “Below” below “Harbor” lies over the text “Above” below “Harbor”, at 320 to 360 px',
    'The button “A” below “Harbor” is hard to tap: it is 16 × 16 px, smaller than 24 × 24, and close to “B”, at 320 to 360 px',
    'The picture boat.png below “Harbor” is missing or corrupt, at 320 to 360 px',
  ]);
});
