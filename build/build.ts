/**
 * `npm run build`: checks the content, compiles the app with webpack, renders every page, and
 * writes the files beside the pages.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { type Configuration, type MultiStats, webpack } from 'webpack';

import { documentNames, outputFiles, securityTxtFile } from '../src/content/output-files';
import { notFoundPath } from '../src/content/paths';
import type { RenderedPage, renderPages } from '../src/render-pages.server';
import webpackConfig from '../webpack.config.js';
import { atomFeed } from './feed';
import { generatedFolder, writeContent } from './generated-content';
import { printNotes } from './notes';
import { replaceFolder } from './output-folder';
import { drawPreviewImages } from './preview-images';
import { readSite, type Site, siteOptions } from './read-site';
import { runStep } from './run-step';
import { headersFile, robotsTxt, securityTxt, sitemapXml } from './site-files';
import { failWith, UserError } from './user-error';

async function main() {
  const options = siteOptions();
  const site = readSite(options);
  await printNotes(site);
  writeContent(site.content, generatedFolder(options.contentFolder));
  await replaceFolder(process.env.OUTPUT_DIR ?? 'dist', (folder) => writeSite(site, folder));
}

/** Writes the site into `site` in a folder. */
async function writeSite(site: Site, folder: string) {
  const scripts = await runStep('Compiling the app', () => compile(folder, site.basePath));
  // A URL is needed because `import` takes the drive of a Windows path, `C:`, for a scheme.
  const app = (await import(pathToFileURL(path.join(folder, 'server/main.js')).href)) as {
    renderPages: typeof renderPages;
  };
  const { content, buildTime, isPreviewBuild } = site;
  const pages = await runStep('Rendering the pages', () =>
    app.renderPages({ buildTime, isPreviewBuild, scripts }),
  );
  const previews = await runStep('Drawing the preview images', () => drawPreviewImages(content));

  cpSync('public', path.join(folder, 'site'), { recursive: true });
  const headers = readFileSync('hosting/_headers', 'utf8');
  const files: [name: string, data: string | Buffer][] = [
    ...pages.flatMap(documents),
    ...previews,
    [outputFiles.sitemap, sitemapXml(content.company, pages)],
    [outputFiles.atomFeed, atomFeed(content, buildTime)],
    [outputFiles.robots, robotsTxt(content.company, { isPreviewBuild })],
    [securityTxtFile, securityTxt(content.company, buildTime)],
    [outputFiles.headers, headersFile(headers, { isPreviewBuild })],
  ];
  for (const [name, data] of files) {
    const file = path.join(folder, 'site', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
}

/**
 * Compiles the app into `site` and `server` in a folder.
 *
 * @returns the URLs of the scripts that every document loads: `/static/js/main.1a2b3c4d.js`. They load
 *   the others.
 */
async function compile(folder: string, basePath: string): Promise<string[]> {
  const compiler = webpack(webpackConfig({ output: folder, basePath }) as Configuration[]);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      compiler.close(() => (result ? resolve(result) : reject(error))),
    );
  });
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats.hasErrors()) {
    throw new UserError('The site was not built: webpack could not compile it.');
  }
  const [client] = stats.stats;
  const { entrypoints } = client?.toJson({ all: false, entrypoints: true }) ?? {};
  const files = entrypoints?.main?.assets?.map(({ name }) => name) ?? [];
  const scripts = files.filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error('webpack wrote no script that starts the app.');
  return scripts.map((script) => basePath + script);
}

/** Makes two files of a page: hosts serve `/career` and `/career/` without rewrite rules. */
function documents({ path: pagePath, html }: RenderedPage): [name: string, html: string][] {
  if (pagePath === '/') return [[`${documentNames.home}.html`, html]];
  if (pagePath === notFoundPath) return [[`${documentNames.notFound}.html`, html]];
  return [
    [`${pagePath}.html`, html],
    [`${pagePath}/index.html`, html],
  ];
}

main().catch(failWith);
