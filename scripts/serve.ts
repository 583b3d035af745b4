/**
 * Serves the built site as a static host would: `npm start`, and the browser tests. `PORT` overrides
 * 3000, `HOST` localhost, `SITE_DIRECTORY` dist; `PUBLIC_PATH` is where the build was made for.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import { parseHeaders } from '../hosting/headers';
import { basePath } from '../src/base-path';

const directory = path.resolve(process.env['SITE_DIRECTORY'] ?? 'dist');
const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? 'localhost';

if (!existsSync(path.join(directory, 'index.html'))) {
  fail(`There is no ${directory}/index.html to serve. Build the site first: npm run build`);
}

// A development build has no headers.
const headersFile = path.join(directory, '_headers');
const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];
const serve = sirv(directory, { etag: true, brotli: true, gzip: true, setHeaders });

/** @param pathname below the site's root: `/static/js/app.0123abcd.js` */
function setHeaders(response: ServerResponse, pathname: string) {
  // The one media type of ours that sirv does not know.
  if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
  const address = basePath.slice(0, -1) + pathname;
  for (const { pattern, remove, add } of rules) {
    if (!new RegExp(pattern).test(address)) continue;
    for (const name of remove) response.removeHeader(name);
    for (const [name, value] of add) response.setHeader(name, value);
  }
}

createServer((request, response) => {
  const address = request.url ?? '/';
  const isHidden = /\/(404|404\.html|_headers|_nginx-headers\.conf)([?#]|$)/.test(address);
  if (isHidden || !address.startsWith(basePath)) return serveNotFoundPage();
  request.url = address.slice(basePath.length - 1);
  serve(request, response, serveNotFoundPage);

  /** sirv would answer 200, or 304, or with a part of the page. */
  function serveNotFoundPage() {
    const writeHead = response.writeHead.bind(response);
    Object.assign(response, {
      writeHead: (_status: number, headers: OutgoingHttpHeaders) => writeHead(404, headers),
    });
    delete request.headers['if-none-match'];
    delete request.headers.range;
    request.url = '/404.html';
    serve(request, response);
  }
})
  .on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code !== 'EADDRINUSE') fail(`The server stopped: ${message}`);
    fail(
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  })
  .listen(port, host, () => console.log(`The site is at http://${host}:${port}${basePath}`));

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
