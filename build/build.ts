/**
 * `npm run build`: checks the content, compiles the app for the browser and for Node, and writes every
 * page as a document, with the sitemap, feeds and other files that machines read. With `--check` it
 * ends after the first.
 */
import { mode } from './mode'; // eslint-disable-line import-x/order -- sets NODE_ENV before React is loaded

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import webpack, { type Stats } from 'webpack';

import { writeHeaders } from '../hosting/headers';
import { basePath } from '../src/base-path';
import type { SiteContent } from '../src/content/schema';
import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { homeStructuredData, jobStructuredData } from '../src/seo/json-ld';
import configurations from '../webpack.config.js';
import { compress } from './compress';
import { mistakesAsText, readContent, writeContentModules } from './content';
import { htmlDocument } from './document';
import { feedXml, jobsJson } from './feeds';
import { lastChangedWarnings } from './last-changed';
import { licenseText } from './licenses';
import { options, workDirectory } from './options';
import { outputFiles } from './output-files';
import { drawPreviews } from './previews';
import { placeholders } from './release-check';
import { robotsTxt, sitemapXml, webManifest } from './site-files';

const { contentDirectory, outputDirectory, today } = options;

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main() {
  const content = validContent();
  if (process.argv.includes('--check')) return;
  writeContentModules(content, path.join(workDirectory, 'content'));
  const previews = drawPreviews(content);
  const client = await compile();

  cpSync('public', outputDirectory, { recursive: true });
  await writeDocuments(content, client);
  writeFile(outputFiles.sitemap, sitemapXml(content, today));
  writeFile(outputFiles.jsonFeed, jobsJson(content, today));
  writeFile(outputFiles.atomFeed, feedXml(content, today));
  writeFile(outputFiles.robots, robotsTxt(content));
  writeFile(outputFiles.manifest, webManifest(content));
  writeFile(outputFiles.licenses, licenseText(client.compilation));
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
  for (const warning of lastChangedWarnings(contentDirectory, content, today))
    console.warn(warning);
  const { length } = placeholders(content.company);
  if (length > 0) {
    console.warn(
      `Not ready to publish: ${length} facts in company.yaml are placeholders. "npm run check:release" names them.`,
    );
  }
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
      else compiler.close(() => resolve(client));
    });
  });
}

/** Prerenders every page of the route table. */
async function writeDocuments(content: SiteContent, client: Stats) {
  const { fontFiles, pagePaths, renderPage } = (await import(
    path.join(workDirectory, 'server/main.js')
  )) as typeof import('../src/entry.server');
  const { entrypoints = {} } = client.toJson({ all: false, entrypoints: true });
  const scripts = entrypoints['main']?.assets?.map(({ name }) => basePath + name) ?? [];
  for (const address of pagePaths) {
    const page = await renderPage(address, today);
    const structuredData = structuredDataFor(address, content);
    const html = htmlDocument({ page, structuredData, scripts, fonts: fontFiles, today });
    for (const file of filesOf(address)) writeFile(file, html);
  }
}

/** Only the home page and the jobs have any. */
function structuredDataFor(address: string, content: SiteContent) {
  if (address === paths.home || address === paths.homeAlias) return homeStructuredData(content);
  const job = content.jobs.find((candidate) => jobPath(candidate) === address);
  return job ? jobStructuredData(content, job, today) : null;
}

/** Two for a page, so that every static host serves `/career` and `/career/` without rules of its own. */
function filesOf(address: string): string[] {
  if (address === '/') return ['index.html'];
  if (address === '/*') return ['404.html'];
  return [`${address}.html`, `${address}/index.html`];
}

function writeFile(file: string, content: string | Buffer) {
  const target = path.join(outputDirectory, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
