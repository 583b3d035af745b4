import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import pMap from 'p-map';

import type { SiteContent } from '../src/content/types';
import { publishUrl } from '../src/environment';
import { isPreviewBuild } from '../src/seo/absolute-url';
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
import { type BuildOptions, checkSiteUrl, type ContentOptions } from './options';
import { checkReplaceable, replaceDirectory, stagingDirectory, withLock } from './output-directory';
import { outputFiles, securityTxtFile } from './output-files';
import { describePages, type DescribedPage } from './site-pages';
import { compile } from './webpack/compile';

/** Throws if the content has mistakes. Otherwise prints drafts, warnings and missing facts. */
export async function checkContent(options: ContentOptions): Promise<void> {
  printWarnings(await readSite(options), options);
}

export async function buildSite(options: BuildOptions): Promise<void> {
  const { outputDirectory, workDirectory } = options;
  checkSiteUrl(publishUrl);
  checkReplaceable(outputDirectory);
  await withLock(workDirectory, async () => {
    const site = await runStep('Checking the content', () => readSite(options));
    printWarnings(site, options);
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

function printWarnings(
  { content, drafts, today, fontWarnings }: Site,
  { contentDirectory }: ContentOptions,
) {
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

async function writeSite({ content, fonts, now }: Site, options: BuildOptions, directory: string) {
  const { workDirectory, isProduction } = options;
  const write = (file: string, data: string | Buffer) => {
    const target = path.join(directory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, data);
  };
  const previews = new FileCache(path.join(workDirectory, 'previews'));
  const { scripts, licenses } = await runStep(
    'Compiling the app, drawing the previews',
    async () => {
      const compiling = compile(content, fonts, options, directory);
      const drawing = drawPreviewImages(content, fonts, previews, write);
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
      prerender(pages, content.company, scripts, now, options),
      async ({ html, files }) => {
        for (const file of files) write(file, html);
        const targets = files.map((file) => path.join(directory, file));
        if (isProduction) await writeCompressed(targets, html, compressed);
      },
      { concurrency: filesAtOnce },
    );
    cpSync('public', directory, { recursive: true });
    for (const [file, text] of generatedFiles(content, pages, now)) write(file, text);
    write(outputFiles.licenses, licenses);
  });
  if (isProduction) {
    await runStep('Compressing the files', () => compressFiles(directory, compressed));
  }
}

/** The files other than pages: their names and contents. */
function generatedFiles(
  content: SiteContent,
  pages: readonly DescribedPage[],
  now: number,
): [file: string, text: string][] {
  return [
    [outputFiles.sitemap, sitemapXml(content, pages)],
    [outputFiles.jsonFeed, jobsJson(content, now)],
    [outputFiles.atomFeed, feedXml(content, now)],
    [outputFiles.robots, robotsTxt(content)],
    [securityTxtFile, securityTxt(content, now)],
    [outputFiles.manifest, webManifest(content)],
    [outputFiles.headers, headersFile(content, readFileSync('hosting/_headers', 'utf8'))],
  ];
}
