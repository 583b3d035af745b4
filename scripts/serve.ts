/**
 * Serves the built site as a static host would: `npm start`, and the browser tests. `PORT` overrides
 * 3000, `HOST` localhost, `SITE_DIRECTORY` dist; `PUBLIC_PATH` is where the build was made for.
 */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import { basePath } from '../src/base-path';

const directory = path.resolve(process.env['SITE_DIRECTORY'] ?? 'dist');
const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? 'localhost';

if (!existsSync(path.join(directory, 'index.html'))) {
  fail(`There is no ${directory}/index.html to serve. Build the site first: npm run build`);
}

const serve = sirv(directory, {
  extensions: ['html'],
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders: (response, pathname) => {
    // sirv's table of types knows no icons.
    if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    const hashed = pathname.startsWith('/static/');
    response.setHeader(
      'Cache-Control',
      hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
  },
});

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

createServer((request, response) => {
  // Every page has one address: its file's name is none, and neither is anything beside the base path.
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!pathname.startsWith(basePath) || /(\.html|\/index|\/404)$/.test(pathname)) {
    answerNotFound(request, response);
    return;
  }
  request.url = request.url?.slice(basePath.length - 1);
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
