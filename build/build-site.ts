import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import webpack, { type Stats } from 'webpack';

import { basePath } from '../src/base-path';
import type { SiteContent } from '../src/content/schema.server';
import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { isPreviewBuild } from '../src/seo/absolute-url';
import { compress } from './compress';
import { mistakesAsText, readContent } from './content';
import { writeContentModules } from './content-modules';
import { htmlDocument } from './document';
import { feedXml, jobsJson } from './feeds';
import { homeStructuredData, jobStructuredData } from './json-ld';
import { lastChangedWarnings } from './last-changed';
import { licenseText } from './licenses';
import { checkSiteUrl, options, workDirectory } from './options';
import { outputFiles } from './output-files';
import { drawPreviews } from './previews';
import { placeholders } from './release-check';
import { headersFile, robotsTxt, sitemapXml, webManifest } from './site-files';
import { configurations } from './webpack';

const { contentDirectory, outputDirectory, today } = options;

const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';

/** Becomes the output directory once it is complete. */
const unfinished = `${outputDirectory}.new`;

/** Builds the site; with `checkOnly`, only checks the content. */
export async function buildSite({ checkOnly }: { checkOnly: boolean }): Promise<void> {
  checkSiteUrl();
  const { content, mistakes, drafts } = readContent(contentDirectory, today);
  if (mistakes.length > 0) throw new Error(mistakesAsText(mistakes));
  printNotes(content, drafts);
  if (checkOnly) return;

  rmSync(path.join(workDirectory, 'content'), { recursive: true, force: true });
  writeContentModules(content, path.join(workDirectory, 'content'));
  rmSync(unfinished, { recursive: true, force: true });
  try {
    await writeSite(content);
    replacePreviousBuild();
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Renames instead of deleting first, so that the output directory never holds half a site. */
function replacePreviousBuild() {
  const previous = `${outputDirectory}.old`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(outputDirectory)) renameSync(outputDirectory, previous);
  renameSync(unfinished, outputDirectory);
  rmSync(previous, { recursive: true, force: true });
}

function printNotes(content: SiteContent, drafts: readonly string[]) {
  for (const slug of drafts) {
    console.log(`${contentDirectory}/jobs/${slug}.yaml is a draft: careers.yaml does not list it.`);
  }
  for (const warning of lastChangedWarnings(contentDirectory, content, today)) {
    console.warn(warning);
  }
  const { length } = placeholders(content.company);
  if (length > 0) {
    console.warn(
      `Not ready to publish: ${length} facts in company.yaml are placeholders. "npm run check:release" lists them.`,
    );
  }
  if (isPreviewBuild(content.company.siteUrl)) {
    console.log(
      `This build is a preview, which search engines do not index: SITE_URL is not ${content.company.siteUrl}, the address in company.yaml.`,
    );
  }
}

async function writeSite(content: SiteContent) {
  const previews = drawPreviews(content);
  const client = await compile();

  cpSync('public', unfinished, { recursive: true });
  await writeDocuments(content, client);
  writeFile(outputFiles.sitemap, sitemapXml(content, today));
  writeFile(outputFiles.jsonFeed, jobsJson(content, today));
  writeFile(outputFiles.atomFeed, feedXml(content, today));
  writeFile(outputFiles.robots, robotsTxt(content));
  writeFile(outputFiles.manifest, webManifest(content));
  writeFile(outputFiles.headers, headersFile(content, readFileSync('hosting/_headers', 'utf8')));
  writeFile(outputFiles.licenses, licenseText(client.compilation));
  for (const { file, png } of await previews) writeFile(file, png);
  if (mode === 'production') await compress(unfinished);
}

/** Compiles the app for the browser and for Node; returns the browser's stats. */
async function compile(): Promise<Stats> {
  const compiler = webpack(configurations({}, { mode, outputPath: unfinished }));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const [client] = stats?.stats ?? [];
  if (!stats || !client) throw new Error('webpack returned no stats.');
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
  return client;
}

/** Prerenders every page of the route table. */
async function writeDocuments(content: SiteContent, client: Stats) {
  const { fontFiles, pagePaths, renderPage } = (await import(
    path.join(workDirectory, 'server/main.js')
  )) as typeof import('../src/entry.server');
  const { entrypoints = {} } = client.toJson({ all: false, entrypoints: true });
  const scripts = entrypoints['main']?.assets?.map(({ name }) => basePath + name) ?? [];
  for (const address of pagePaths) {
    const html = htmlDocument({
      page: await renderPage(address, today),
      structuredData: structuredDataFor(address, content),
      scripts,
      fonts: fontFiles,
      today,
      isPreview: isPreviewBuild(content.company.siteUrl),
    });
    for (const file of documentFiles(address)) writeFile(file, html);
  }
}

/** Only the home page and the jobs have structured data. */
function structuredDataFor(address: string, content: SiteContent) {
  if (address === paths.home || address === paths.homeAlias) return homeStructuredData(content);
  const job = content.jobs.find((candidate) => jobPath(candidate) === address);
  return job ? jobStructuredData(content, job, today) : null;
}

/** Two files per page: hosts serve both `/career` and `/career/` without rewrite rules. */
function documentFiles(address: string): string[] {
  if (address === '/') return ['index.html'];
  if (address === '/*') return ['404.html'];
  return [`${address}.html`, `${address}/index.html`];
}

function writeFile(file: string, content: string | Buffer) {
  const target = path.join(unfinished, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
