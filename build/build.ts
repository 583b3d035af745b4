/**
 * `npm run build`: checks the content, compiles the app for the browser and for Node, and writes every
 * page as a document, with the sitemap, feeds and other files that machines read.
 */
import { mode } from './mode'; // eslint-disable-line import-x/order -- sets NODE_ENV before React is loaded

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import webpack, { type Stats } from 'webpack';

import { writeHeaders } from '../hosting/write-headers';
import { basePath } from '../src/base-path';
import type { SiteContent } from '../src/content/schema';
import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { feedFiles } from '../src/seo/head';
import { structuredData } from '../src/seo/json-ld';
import configurations from '../webpack.config.js';
import { compress } from './compress';
import { mistakesAsText, readContent, writeContentModules } from './content';
import { htmlDocument } from './document';
import { feedXml, jobsJson } from './feeds';
import { licenseText } from './licenses';
import { options, workDirectory } from './options';
import { drawPreviews } from './previews';
import { warning } from './release-check';
import { robotsTxt, sitemapXml, webManifest } from './site-files';

const { contentDirectory, outputDirectory, today } = options;

/** An address that is no route: rendering it gives the 404 page. */
const unknownPath = '/404';

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main() {
  const content = validContent();
  writeContentModules(content, path.join(workDirectory, 'content'));
  const previews = drawPreviews(content);
  const client = await compile();

  cpSync('public', outputDirectory, { recursive: true });
  await writeDocuments(content, client);
  writeFile('sitemap.xml', sitemapXml(content, today));
  writeFile(feedFiles.json, jobsJson(content, today));
  writeFile(feedFiles.atom, feedXml(content, today));
  writeFile('robots.txt', robotsTxt(content));
  writeFile('site.webmanifest', webManifest(content));
  writeFile('licenses.txt', licenseText(client.compilation));
  for (const { file, png } of await previews) writeFile(file, png);
  if (mode === 'production') {
    writeHeaders(outputDirectory, basePath);
    await compress(outputDirectory);
  }
}

/** Reads and validates the content; throws an error that lists every mistake. */
function validContent(): SiteContent {
  const { content, mistakes, drafts } = readContent(contentDirectory, today);
  if (mistakes.length > 0) throw new Error(mistakesAsText(mistakes));
  for (const slug of drafts) {
    console.log(`${contentDirectory}/jobs/${slug}.yaml is a draft: careers.yaml does not list it.`);
  }
  warning(content.company).forEach((line) => console.warn(line));
  return content;
}

/** Compiles the app; returns what webpack knows of the browser's part. */
function compile(): Promise<Stats> {
  const compiler = webpack(configurations({}, { mode }));
  if (process.stderr.isTTY) new webpack.ProgressPlugin().apply(compiler);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const [client] = stats?.stats ?? [];
      if (error || client === undefined) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      // The caches are written only when the compiler closes.
      else compiler.close(() => resolve(client));
    });
  });
}

/**
 * Prerenders every page. Each is written twice, as `career.html` and `career/index.html`, so that every
 * static host serves `/career` and `/career/` without rules of its own.
 */
async function writeDocuments(content: SiteContent, client: Stats) {
  const { fontFiles, renderPage } = (await import(
    path.join(workDirectory, 'server/main.js')
  )) as typeof import('../src/entry.server');
  const { entrypoints = {} } = client.toJson({ all: false, entrypoints: true });
  const scripts = entrypoints['main']?.assets?.map(({ name }) => basePath + name) ?? [];
  const documents: Record<string, string[]> = {
    [paths.home]: ['index.html'],
    [unknownPath]: ['404.html'],
  };
  for (const address of [paths.homeAlias, paths.career, ...content.jobs.map(jobPath)]) {
    documents[address] = [`${address.slice(1)}.html`, `${address.slice(1)}/index.html`];
  }
  for (const [address, files] of Object.entries(documents)) {
    const page = await renderPage(address, today);
    const data = structuredData(content, address, today);
    const html = htmlDocument({ page, structuredData: data, scripts, fonts: fontFiles, today });
    for (const file of files) writeFile(file, html);
  }
}

function writeFile(file: string, content: string | Buffer) {
  const target = path.join(outputDirectory, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
