/**
 * Serves the built site like a static host, for `npm start` and the browser tests.
 *
 * Environment variables: `PORT` (default 3000), `SITE_DIR` (default dist), and `PUBLIC_PATH`, if
 * the site was built with it.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import sirv from 'sirv';

import { basePath, servedDirectory } from '../generator/environment';
import { failWith, UserError } from '../generator/user-error';
import { type HeaderRule, readHeaderRules } from '../hosting/header-rules';
import { startServer } from './start-server';

const directory = path.resolve(servedDirectory());
const folder = basePath();

try {
  serve();
} catch (error) {
  failWith(error);
}

function serve() {
  if (!existsSync(path.join(directory, 'index.html'))) {
    throw new UserError(
      `There is no ${directory}/index.html to serve. Build the site first: npm run build`,
    );
  }
  let site = openSite();
  startServer((request, response) => {
    if (folderId() !== site.id) site = reopenedSite() ?? site;
    // A build can replace a file after sirv has found it and before sirv reads it.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    const { files, notFoundPage, headerRules } = site;
    const sendNotFoundPage = () => {
      const acceptsGzip = request.headers['accept-encoding']?.includes('gzip');
      setHeaders(response, '/404.html', headerRules);
      response.setHeader('Content-Type', 'text/html;charset=utf-8');
      response.setHeader('Vary', 'Accept-Encoding');
      if (acceptsGzip) response.setHeader('Content-Encoding', 'gzip');
      response.writeHead(404).end(acceptsGzip ? gzipSync(notFoundPage) : notFoundPage);
    };
    const url = request.url ?? '/';
    const [pathname = ''] = url.split('?');
    const isHidden = /\/(404|404\.html|_headers)$/.test(pathname);
    if (isHidden || !url.startsWith(folder)) return sendNotFoundPage();
    request.url = url.slice(folder.length - 1);
    files(request, response, sendNotFoundPage);
  });
}

/** sirv lists the files once, so the site has to be opened again after each build. */
function openSite() {
  const id = folderId();
  const headerRules = readHeaderRules(readFileSync(path.join(directory, '_headers'), 'utf8'));
  return {
    id,
    headerRules,
    notFoundPage: readFileSync(path.join(directory, '404.html')),
    files: sirv(directory, {
      etag: true,
      brotli: true,
      gzip: true,
      setHeaders: (response, pathname) => setHeaders(response, pathname, headerRules),
    }),
  };
}

/** Changes when a build replaces the folder. */
function folderId(): string {
  const { ino, ctimeMs } = statSync(directory, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${ctimeMs}`;
}

/** `undefined` while a build is replacing the folder. The next request opens the new one. */
function reopenedSite() {
  try {
    return openSite();
  } catch {
    return undefined;
  }
}

function setHeaders(response: ServerResponse, pathname: string, headerRules: HeaderRule[]) {
  // sirv does not know the media type of .ico, and leaves out the encoding of .txt.
  if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
  if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  for (const { pattern, removed, added } of headerRules) {
    if (!pattern.test(pathname)) continue;
    for (const name of removed) response.removeHeader(name);
    for (const [name, value] of added) response.setHeader(name, value);
  }
}
