import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import pMap from 'p-map';
import webpack from 'webpack';

import type { SiteContent } from '../src/content/types';
import { basePath, publishUrl } from '../src/environment';
import { isPreviewBuild } from '../src/seo/absolute-url';
import { writeContentModules } from './content/content-modules';
import { lastChangedWarnings } from './content/last-changed-warnings';
import { readSite, type Site } from './content/read-site';
import { unfilledFacts } from './content/unfilled-facts';
import { prerender } from './documents/prerender';
import { compressFiles, filesAtOnce, writeCompressed } from './files/compress';
import { feedXml, jobsJson } from './files/feeds';
import { FileCache } from './files/file-cache';
import { licenseText } from './files/licenses';
import { drawPreviewImages } from './files/preview-images';
import { headersFile, robotsTxt, securityTxt, sitemapXml, webManifest } from './files/site-files';
import type { SiteFonts } from './fonts/site-fonts';
import { runStep } from './lib/progress';
import { checkSiteUrl, isProduction, options, workDirectory } from './options';
import { checkReplaceable, replaceDirectory, stagingDirectory, withLock } from './output-directory';
import { outputFiles, securityTxtFile } from './output-files';
import { describePages, type DescribedPage } from './site-pages';
import { configurations } from './webpack/configurations';

const { contentDirectory, outputDirectory } = options;

const staging = stagingDirectory(outputDirectory);

/** Throws if the content has mistakes. Otherwise prints drafts, warnings and missing facts. */
export async function checkContent(): Promise<void> {
  printWarnings(await readSite());
}

export async function buildSite(): Promise<void> {
  checkSiteUrl(publishUrl);
  checkReplaceable(outputDirectory);
  await withLock(workDirectory, async () => {
    const site = await runStep('Checking the content', readSite);
    printWarnings(site);
    rmSync(staging, { recursive: true, force: true });
    try {
      await writeSite(site);
      replaceDirectory(outputDirectory, staging);
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  });
}

function printWarnings({ content, drafts, today, fontWarnings }: Site) {
  for (const slug of drafts) {
    console.log(`${contentDirectory}/jobs/${slug}.yaml is a draft: careers.yaml does not list it.`);
  }
  for (const warning of lastChangedWarnings(contentDirectory, content, today)) {
    console.warn(warning);
  }
  for (const warning of fontWarnings) console.warn(warning);
  const { length: placeholders } = unfilledFacts(content.company);
  if (placeholders > 0) {
    console.warn(
      `Not ready to publish: company.yaml still has placeholders (${placeholders}). "npm run check:release" lists them.`,
    );
  }
  if (isPreviewBuild(content.company.siteUrl)) {
    console.log(
      `This build is a preview, which search engines do not index: SITE_URL is not ${content.company.siteUrl}, the address in company.yaml.`,
    );
  }
}

async function writeSite({ content, fonts, now }: Site) {
  const previews = new FileCache(path.join(workDirectory, 'previews'));
  const { scripts, licenses } = await runStep(
    'Compiling the app, drawing the previews',
    async () => {
      const compiling = compile(content, fonts);
      const drawing = drawPreviewImages(content, fonts, previews, writeFile);
      // Wait for both even if one fails, so cleanup does not start while the other still writes files.
      await Promise.allSettled([compiling, drawing]);
      await drawing;
      return compiling;
    },
  );
  const compressed = new FileCache(path.join(workDirectory, 'compressed'));
  await runStep('Rendering the pages', async () => {
    const pages = await describePages(content, now);
    // Renders a document while the documents before it are compressed.
    await pMap(
      prerender(pages, content.company, scripts, now),
      async ({ html, files }) => {
        for (const file of files) writeFile(file, html);
        if (isProduction) await writeCompressed(files.map(staged), html, compressed);
      },
      { concurrency: filesAtOnce },
    );
    cpSync('public', staging, { recursive: true });
    writeGeneratedFiles(content, pages, now);
    writeFile(outputFiles.licenses, licenses);
  });
  if (isProduction) {
    await runStep('Compressing the files', () => compressFiles(staging, compressed));
  }
}

/** Writes the generated files other than pages. */
function writeGeneratedFiles(content: SiteContent, pages: readonly DescribedPage[], now: number) {
  writeFile(outputFiles.sitemap, sitemapXml(content, pages));
  writeFile(outputFiles.jsonFeed, jobsJson(content, now));
  writeFile(outputFiles.atomFeed, feedXml(content, now));
  writeFile(outputFiles.robots, robotsTxt(content));
  writeFile(securityTxtFile, securityTxt(content, now));
  writeFile(outputFiles.manifest, webManifest(content));
  writeFile(outputFiles.headers, headersFile(content, readFileSync('hosting/_headers', 'utf8')));
}

async function compile(content: SiteContent, fonts: SiteFonts) {
  const modules = path.join(workDirectory, 'content');
  rmSync(modules, { recursive: true, force: true });
  writeContentModules(content, fonts, modules);
  const compiler = webpack(configurations(staging));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const [client] = stats?.stats ?? [];
  if (!stats || !client) throw new Error('webpack returned no stats.');
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
  const { entrypoints = {} } = client.toJson({ all: false, entrypoints: true });
  return {
    /** The URLs of the scripts that every document loads. */
    scripts: entrypoints['main']?.assets?.map(({ name }) => basePath + name) ?? [],
    licenses: licenseText(client.compilation),
  };
}

function writeFile(file: string, content: string | Buffer) {
  const target = staged(file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function staged(file: string) {
  return path.join(staging, file);
}
