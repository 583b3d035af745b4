/**
 * `npm run bench`: builds the site, serves it, and measures every page against the bars, next to the
 * same documents without scripts. Prints a table, or with `--json` the figures alone; ends with 1 where
 * a bar is missed. `--runs 1` is quick and rough.
 */
import { chromium } from '@playwright/test';

import { siteDocuments } from '../../src/document/site-documents';
import { browserArguments, findChromium } from '../find-chromium';
import { freePort } from '../../e2e/nginx';
import { isMet, type Figure } from './bars';
import { measureBuilds } from './build-times';
import { loadFigures, measureLoad, type Categories, type Device, type Load } from './page-load';
import { measureReactions } from './reactions';
import { serveSite, writePlainSite } from './sites';
import { undisturbed } from './undisturbed';

const asJson = process.argv.includes('--json');
const runs = Number(process.argv[process.argv.indexOf('--runs') + 1] ?? 5) || 5;

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

async function main() {
  progress('building twice');
  const builds = measureBuilds();
  const site = await serveSite('dist');
  const plain = await serveSite(writePlainSite());
  const port = await freePort();
  const executablePath = findChromium() ?? undefined;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const load = (url: string, device: Device, categories: Categories) =>
    undisturbed(() => measureLoad(url, device, port, categories), progress);
  try {
    const reactions = await measureReactions(browser, site.origin, progress);
    const loads: Figure[] = [];
    for (const { path } of siteDocuments) {
      const [mobile, desktop, bare]: [Load[], Load[], Load[]] = [[], [], []];
      for (let run = 1; run <= runs; run += 1) {
        progress(`${path}: run ${run} of ${runs}`);
        const categories = run === 1 ? 'all' : 'performance';
        mobile.push(await load(site.origin + path, 'mobile', categories));
        bare.push(await load(plain.origin + path, 'mobile', 'performance'));
      }
      desktop.push(await load(site.origin + path, 'desktop', 'all'));
      loads.push(...loadFigures(path, mobile, desktop, bare));
    }
    report([...builds, ...loads, ...reactions]);
  } finally {
    await browser.close();
    site.stop();
    plain.stop();
  }
}

function report(figures: Figure[]) {
  const missed = figures.filter((figure) => !isMet(figure));
  if (asJson) console.log(JSON.stringify(figures, null, 2));
  else {
    console.table(
      figures.map(({ page, name, value, bar, note = '', ...rest }) => ({
        page,
        figure: name,
        value: Math.round(value * 1000) / 1000,
        bar: 'atMost' in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`,
        met: isMet({ page, name, value, bar, ...rest }) ? 'yes' : 'NO',
        note,
      })),
    );
    console.log(
      missed.length === 0
        ? `All ${figures.length} bars are met.`
        : `${missed.length} of ${figures.length} bars are missed: ${missed.map(({ page, name }) => `${page} ${name}`).join('; ')}`,
    );
  }
  if (missed.length > 0) process.exitCode = 1;
}

function progress(what: string) {
  console.error(`… ${what}`);
}
