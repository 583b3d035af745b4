import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import pMap from 'p-map';

import { outputFiles, securityTxtFile } from '../shared/output-files';
import type { DescribedPage } from '../src/entry.server';
import { lastChangedWarnings } from './content/last-changed-warnings';
import { readSite, type Site } from './content/read-site';
import { unfilledFacts } from './content/unfilled-facts';
import { prerender } from './documents/prerender';
import { compressFiles, filesAtOnce, writeCompressed } from './files/compress';
import { feedXml, jobsJson } from './files/feeds';
import { FileCache } from './files/file-cache';
import { drawPreviewImages } from './files/preview-images';
import { headersFile, robotsTxt, securityTxt, sitemapXml, webManifest } from './files/site-files';
import { runStep } from './lib/progress';
import type { BuildOptions, ContentOptions } from './options';
import { checkReplaceable, replaceDirectory, stagingDirectory, withLock } from './output-directory';
import { compile } from './webpack/compile';

/** Throws if the content has mistakes. Otherwise prints drafts, warnings and missing facts. */
export async function checkContent(options: ContentOptions): Promise<void> {
  printFindings(await readSite(options), options);
}

export async function buildSite(options: BuildOptions): Promise<void> {
  const { outputDirectory, workDirectory } = options;
  checkReplaceable(outputDirectory);
  await withLock(workDirectory, async () => {
    const site = await runStep('Checking the content', () => readSite(options));
    printFindings(site, options);
    const staging = stagingDirectory(outputDirectory);
    rmSync(staging, { recursive: true, force: true });
    try {
      await writeSite(site, options, staging);
      replaceDirectory(outputDirectory, staging);
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  });
}

function printFindings(site: Site, options: ContentOptions) {
  for (const note of notes(site, options)) console.log(note);
  for (const warning of warnings(site, options)) console.warn(warning);
}

function notes({ content, drafts, isPreview }: Site, { contentDirectory }: ContentOptions) {
  const found = drafts.map(
    (slug) => `${contentDirectory}/jobs/${slug}.yaml is a draft: careers.yaml does not list it.`,
  );
  if (isPreview) {
    const { origin } = new URL(content.company.siteUrl);
    found.push(
      `This build is a preview, which search engines do not index: SITE_URL is not ${origin}, the address in company.yaml.`,
    );
  }
  return found;
}

function warnings(
  { content, today, fontWarnings }: Site,
  { contentDirectory }: ContentOptions,
): string[] {
  const found = [...lastChangedWarnings(contentDirectory, content, today), ...fontWarnings];
  const { length: placeholders } = unfilledFacts(content.company);
  if (placeholders > 0) {
    found.push(
      `Not ready to publish: company.yaml still has placeholders (${placeholders}). "npm run check:release" lists them.`,
    );
  }
  return found;
}

async function writeSite(site: Site, options: BuildOptions, directory: string) {
  const { content, fonts, now, isPreview } = site;
  const { workDirectory, isProduction, basePath } = options;
  const write = (file: string, data: string | Buffer) => {
    const target = path.join(directory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, data);
  };
  const previews = new FileCache(path.join(workDirectory, 'previews'));
  const [{ app, scripts, licenses }] = await runStep(
    'Compiling the app, drawing the previews',
    () =>
      settleBoth(
        compile(site, options, directory),
        drawPreviewImages(content, fonts, previews, write),
      ),
  );
  const compressed = new FileCache(path.join(workDirectory, 'compressed'));
  await runStep('Rendering the pages', async () => {
    const pages = await app.describePages(content, now);
    // Renders a document while the documents before it are compressed.
    await pMap(
      prerender({ pages, renderPage: app.renderPage, scripts, now, isPreview, isProduction }),
      async ({ html, files }) => {
        for (const file of files) write(file, html);
        const targets = files.map((file) => path.join(directory, file));
        if (isProduction) await writeCompressed(targets, html, compressed);
      },
      { concurrency: filesAtOnce },
    );
    cpSync('public', directory, { recursive: true });
    for (const [file, text] of generatedFiles(site, pages, basePath)) write(file, text);
    write(outputFiles.licenses, licenses);
  });
  if (!isProduction) return;
  await runStep('Compressing the files', () => compressFiles(directory, compressed));
  compressed.deleteUnused();
}

/**
 * Waits for both even if one fails, so that cleanup does not start while the other still writes
 * files.
 */
async function settleBoth<First, Second>(first: Promise<First>, second: Promise<Second>) {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}

/** The files other than pages: their names and contents. */
function generatedFiles(
  { content, now, isPreview }: Site,
  pages: readonly DescribedPage[],
  basePath: string,
): [file: string, text: string][] {
  const headers = readFileSync('hosting/_headers', 'utf8');
  return [
    [outputFiles.sitemap, sitemapXml(content, pages)],
    [outputFiles.jsonFeed, jobsJson(content, now)],
    [outputFiles.atomFeed, feedXml(content, now)],
    [outputFiles.robots, robotsTxt(content, isPreview)],
    [securityTxtFile, securityTxt(content, now)],
    [outputFiles.manifest, webManifest(content, basePath)],
    [outputFiles.headers, headersFile(headers, isPreview)],
  ];
}
