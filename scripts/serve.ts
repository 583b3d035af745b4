/**
 * Serves the built site as a static host would: `npm start`, and the browser tests. `PORT` overrides
 * 3000, `HOST` localhost, `SITE_DIRECTORY` dist; `PUBLIC_PATH` is where the build was made for.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import { mediaTypes } from '../hosting/media-types';
import { responseHeaders } from '../hosting/response-headers';
import { basePath } from '../src/base-path';

const directory = path.resolve(process.env['SITE_DIRECTORY'] ?? 'dist');
const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? 'localhost';

/** Longest address in bytes that is looked at; nginx draws the line at the same place. */
const longestAddress = 8192;

if (!existsSync(path.join(directory, 'index.html'))) {
  fail(`There is no ${directory}/index.html to serve. Build the site first: npm run build`);
}

const policy = readFileSync(`${directory}-hosting/policy.txt`, 'utf8');

const serve = sirv(directory, {
  extensions: ['html'],
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders: (response, pathname) => {
    const type = mediaTypes[path.extname(pathname).slice(1)];
    if (type !== undefined) response.setHeader('Content-Type', type);
    setHeaders(response, pathname, 200);
  },
});

function setHeaders(response: ServerResponse, pathname: string, status: number) {
  for (const [name, value] of Object.entries(responseHeaders(policy, pathname, status))) {
    response.setHeader(name, value);
  }
}

/** Answers without a page: nobody who reads pages asks like that. */
function refuse(response: ServerResponse, status: 400 | 414) {
  setHeaders(response, '/', status);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(status === 400 ? 'This address is malformed.' : 'This address is too long.');
}

/** The 404 page, served like any other file, compressed too, but for its status. */
function answerNotFound(request: IncomingMessage, response: ServerResponse) {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  response.writeHead = (_status: number, ...rest: unknown[]) => writeHead(404, ...rest);
  // Neither "not modified" nor a part of it: this address has no document to speak of.
  delete request.headers['if-none-match'];
  delete request.headers.range;
  request.url = '/404';
  serve(request, response);
}

/** The path of a request's address, decoded; `null` if it cannot be. */
function pathOf(address: string): string | null {
  try {
    const pathname = decodeURIComponent(address.replace(/[?#].*/s, ''));
    return pathname.includes('\0') ? null : pathname;
  } catch {
    return null;
  }
}

createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
  const address = request.url ?? '/';
  const pathname = pathOf(address);
  if (address.length > longestAddress) return refuse(response, 414);
  if (pathname === null) return refuse(response, 400);
  // Every page has one address: its file's name is none, nor is what lies compressed, or beside the base path.
  const isHidden = /(\.html|\.br|\.gz|\/index|\/404|\/_headers|\/_redirects)$|\/\/|\\/.test(
    pathname,
  );
  if (isHidden || !pathname.startsWith(basePath)) return answerNotFound(request, response);
  request.url = address.slice(basePath.length - 1);
  serve(request, response, () => answerNotFound(request, response));
})
  .on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      fail(
        `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    fail(`The server stopped: ${error.message}`);
  })
  .listen(port, host, () => console.log(`The site is at http://${host}:${port}${basePath}`));

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
