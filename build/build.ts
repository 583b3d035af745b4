/**
 * `npm run build`: checks the content, compiles the app with webpack, renders every page, and
 * writes the files beside the pages.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { outputFiles, securityTxtFile } from '../src/content/output-files';
import type { RenderedPage, renderPages } from '../src/server';
import { readEntryScripts } from './entry-scripts';
import { atomFeed } from './feed';
import { generatedFolder, writeContent } from './generated-content';
import { replaceDirectory } from './output-directory';
import { drawPreviewImages } from './preview-images';
import { printNotes, readSiteOrThrow, type Site, siteOptions } from './read-site';
import { runStep } from './run-step';
import { headersFile, robotsTxt, securityTxt, sitemapXml } from './site-files';
import { failWith, UserError } from './user-error';

async function main() {
  const options = siteOptions();
  const site = readSiteOrThrow(options);
  printNotes(site);
  writeContent(site.content, generatedFolder(options.directory));
  await replaceDirectory(process.env['OUTPUT_DIR'] ?? 'dist', (directory) =>
    writeSite(site, directory),
  );
}

/** Writes the site into the folder `site` of a directory. */
async function writeSite(site: Site, directory: string) {
  const folder = path.join(directory, 'site');
  await runStep('Compiling the app', () => runWebpack(directory));
  // `import` takes the drive of a path on Windows for the scheme of a URL.
  const app = (await import(pathToFileURL(path.join(directory, 'server/main.js')).href)) as {
    renderPages: typeof renderPages;
  };
  const { content, buildTime, basePath, isPreviewBuild } = site;
  const pages = await runStep('Rendering the pages', () =>
    app.renderPages({
      buildTime,
      isPreviewBuild,
      scripts: readEntryScripts(directory).map((script) => basePath + script),
    }),
  );
  const previews = await runStep('Drawing the preview images', () => drawPreviewImages(content));

  cpSync('public', folder, { recursive: true });
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
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
}

async function runWebpack(directory: string) {
  const webpack = require.resolve('webpack-cli/bin/cli.js');
  const options = ['--env', `output=${directory}`];
  // Not `spawnSync`: tsx kills a process that does not answer to Ctrl-C at once.
  const compilation = spawn(process.execPath, [webpack, ...options], { stdio: 'inherit' });
  // A signal that came before webpack had started would leave it running, and it would write the
  // temporary folder again.
  process.once('exit', () => compilation.kill());
  const [status] = await once(compilation, 'exit');
  if (status !== 0) throw new UserError('The site was not built: webpack could not compile it.');
}

/** Two files per page: hosts serve both `/career` and `/career/` without rewrite rules. */
function documents({ path: pagePath, html }: RenderedPage): [name: string, html: string][] {
  if (pagePath === '/') return [['index.html', html]];
  if (pagePath === '*') return [['404.html', html]];
  return [
    [`${pagePath}.html`, html],
    [`${pagePath}/index.html`, html],
  ];
}

main().catch(failWith);
