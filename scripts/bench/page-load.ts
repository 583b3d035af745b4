import type { Config, Result } from 'lighthouse';

import { bars, median, type Figure } from './bars';

/**
 * One Lighthouse run, in figures: times in ms, sizes in bytes of what travels compressed. Headers are
 * not in them, for HTTP/2 packs those; Lighthouse's own model, which times the load, counts them.
 */
export type Load = {
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  script: number;
  document: number;
  total: number;
  requests: number;
};

/** How often a load is tried before Lighthouse's error counts. */
const attempts = 3;

/** Lighthouse's own settings: a phone on slow 4G with a slow processor, or a desktop, simulated. */
export type Device = 'mobile' | 'desktop';

/** What Lighthouse looks at. */
export type Categories = 'all' | 'performance';

/**
 * Measures one load of a page with Lighthouse in the browser that listens on a port. Only speed differs
 * from run to run; the other categories are worth one look.
 */
export async function measureLoad(
  url: string,
  device: Device,
  port: number,
  categories: Categories,
): Promise<Load> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const config = device === 'desktop' ? (desktopConfig as Config) : undefined;
  const flags = {
    port,
    logLevel: 'error' as const,
    // The 404 page answers 404.
    ignoreStatusCode: true,
    ...(categories === 'performance' && { onlyCategories: ['performance'] }),
  };
  for (let attempt = 1; ; attempt += 1) {
    const run = await lighthouse(url, flags, config);
    if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    // Now and then a trace lacks its beginning (NO_NAVSTART).
    if (run.lhr.runtimeError === undefined || attempt === attempts)
      return toLoad(run.lhr, await bodySizes(run.lhr));
  }
}

type Request = { resourceType: string; url: string };

function requestsOf({ audits }: Result): Request[] {
  const details = audits['network-requests']?.details;
  return details?.type === 'table' ? (details.items as unknown as Request[]) : [];
}

/** The size of each answer's body, by address. */
async function bodySizes(result: Result): Promise<ReadonlyMap<string, number>> {
  const sizes = requestsOf(result).map(async ({ url }) => {
    const { headers } = await fetch(url, {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    const length = headers.get('content-length');
    if (length === null) throw new Error(`${url} is sent without its length.`);
    return [url, Number(length)] as const;
  });
  return new Map(await Promise.all(sizes));
}

function toLoad(result: Result, bodies: ReadonlyMap<string, number>): Load {
  const { audits, categories, runtimeError } = result;
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsOf(result);
  const size = (wanted: (request: Request) => boolean) =>
    requests.filter(wanted).reduce((sum, { url }) => sum + (bodies.get(url) ?? 0), 0);
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: size(isStartScript),
    document: size(({ resourceType }) => resourceType === 'Document'),
    total: size(() => true),
    requests: requests.length,
  };
}

/** Pages are fetched ahead once the app has started; the page itself does not wait for those. */
function isStartScript({ resourceType, url }: Request): boolean {
  return resourceType === 'Script' && /\/(main|react|router|ui|app)\./.test(url);
}

/**
 * What Lighthouse takes for a fault and is meant: the 404 page answers 404, which the browser notes on
 * the console, and is not to be found; `/Home` names `/` as its canonical address.
 */
const exempt: Record<string, readonly string[]> = {
  '/404': ['seo', 'best-practices'],
  '/Home': ['seo'],
};

/** A page's figures, next to the bars: medians of its loads. */
export function loadFigures(
  page: string,
  mobile: readonly Load[],
  desktop: readonly Load[],
  plain: readonly Load[],
): Figure[] {
  const of = (loads: readonly Load[], figure: (load: Load) => number) => median(loads.map(figure));
  const lcp = of(mobile, (load) => load.lcp);
  const plainLcp = of(plain, (load) => load.lcp);
  const note = `${Math.round(lcp)} ms, without script ${Math.round(plainLcp)} ms`;
  const scores = (device: Device, loads: readonly Load[]) =>
    Object.keys(loads[0]?.scores ?? {})
      .filter((category) => !exempt[page]?.includes(category))
      .map((category) => ({
        page,
        name: `${device} ${category}`,
        value: median(loads.flatMap(({ scores }) => scores[category] ?? [])),
        bar: { atLeast: bars.score },
      }));
  const atMost = (name: string, figure: (load: Load) => number, limit: number) => ({
    page,
    name,
    value: of(mobile, figure),
    bar: { atMost: limit },
  });
  return [
    ...scores('mobile', mobile),
    ...scores('desktop', desktop),
    { page, name: 'LCP ratio', value: lcp / plainLcp, bar: { atMost: bars.lcpRatio }, note },
    atMost('TBT, ms', (load) => load.tbt, bars.tbt),
    atMost('CLS', (load) => load.cls, bars.cls),
    atMost('script, bytes', (load) => load.script, bars.script),
    atMost('document, bytes', (load) => load.document, bars.document),
    atMost('first visit, bytes', (load) => load.total, bars.firstVisit),
    atMost('requests', (load) => load.requests, bars.requests),
  ];
}
