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

import webpack, { type Stats } from 'webpack';

import { basePath } from '../src/base-path';
import type { SiteContent } from '../src/content/schema';
import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { isPreviewBuild } from '../src/seo/absolute-url';
import { homeStructuredData, jobStructuredData } from '../src/seo/json-ld';
import configurations from '../webpack.config.js';
import { compress } from './compress';
import { mistakesAsText, readContent, writeContentModules } from './content';
import { htmlDocument } from './document';
import { feedXml, jobsJson } from './feeds';
import { lastChangedWarnings } from './last-changed';
import { licenseText } from './licenses';
import { checkSiteUrl, options, workDirectory } from './options';
import { outputFiles } from './output-files';
import { drawPreviews } from './previews';
import { placeholders } from './release-check';
import { headersFile, robotsTxt, sitemapXml, webManifest } from './site-files';

const { contentDirectory, outputDirectory, today } = options;

const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';

/** A build that fails leaves the previous one as it was. */
const unfinished = `${outputDirectory}.new`;

/** @param args command-line arguments; build.ts lists them */
export async function buildSite(args: readonly string[]): Promise<void> {
  checkSiteUrl();
  const content = validContent();
  if (args.includes('--check')) return;
  writeContentModules(content, path.join(workDirectory, 'content'));
  try {
    await writeSite(content);
    replaceDirectory(outputDirectory, unfinished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
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
  if (isPreviewBuild(content.company.siteUrl)) {
    console.log(
      `This build is a preview, which search engines are asked to leave out: SITE_URL is not ${content.company.siteUrl}, the address in company.yaml.`,
    );
  }
  return content;
}

async function writeSite(content: SiteContent) {
  rmSync(unfinished, { recursive: true, force: true });
  const previews = drawPreviews(content);
  const client = await compile();

  cpSync('public', unfinished, { recursive: true });
  await writeDocuments(content, client);
  writeFile(outputFiles.sitemap, sitemapXml(content, today));
  writeFile(outputFiles.jsonFeed, jobsJson(content, today));
  writeFile(outputFiles.atomFeed, feedXml(content, today));
  writeFile(outputFiles.robots, robotsTxt(content));
  writeFile(outputFiles.manifest, webManifest(content));
  writeFile('_headers', headersFile(content, readFileSync('hosting/_headers', 'utf8')));
  writeFile(outputFiles.licenses, licenseText(client.compilation));
  for (const { file, png } of await previews) writeFile(file, png);
  if (mode === 'production') await compress(unfinished);
}

/** Compiles the app and returns the stats of the browser's part. */
function compile(): Promise<Stats> {
  const compiler = webpack(configurations({}, { mode, outputPath: unfinished }));
  if (process.stderr.isTTY) new webpack.ProgressPlugin().apply(compiler);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const [client] = stats?.stats ?? [];
      if (error) reject(error);
      else if (!stats || !client) reject(new Error('webpack ended without a result.'));
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else {
        if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
        compiler.close((closeError) => (closeError ? reject(closeError) : resolve(client)));
      }
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
  const isPreview = isPreviewBuild(content.company.siteUrl);
  for (const address of pagePaths) {
    const page = await renderPage(address, today);
    const html = htmlDocument({
      page,
      structuredData: structuredDataFor(address, content),
      scripts,
      fonts: fontFiles,
      today,
      isPreview,
    });
    for (const file of filesOf(address)) writeFile(file, html);
  }
}

/** Only the home page and the jobs have structured data. */
function structuredDataFor(address: string, content: SiteContent) {
  if (address === paths.home || address === paths.homeAlias) return homeStructuredData(content);
  const job = content.jobs.find((candidate) => jobPath(candidate) === address);
  return job ? jobStructuredData(content, job, today) : null;
}

/** Two for each page, so that every static host serves `/career` and `/career/` without rewrite rules. */
function filesOf(address: string): string[] {
  if (address === '/') return ['index.html'];
  if (address === '/*') return ['404.html'];
  return [`${address}.html`, `${address}/index.html`];
}

function writeFile(file: string, content: string | Buffer) {
  const target = path.join(unfinished, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function replaceDirectory(directory: string, replacement: string) {
  const previous = `${directory}.old`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(directory)) renameSync(directory, previous);
  renameSync(replacement, directory);
  rmSync(previous, { recursive: true, force: true });
}
