import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import {
  commonHeaders,
  documentCaching,
  documentHeaders,
  fileRules,
  type Headers,
} from './headers';

/**
 * Writes our response headers into a built site, for the hosts that serve it: `_headers` for Netlify,
 * Cloudflare Pages and `npm start`, `_nginx-headers.conf` for `nginx.conf` beside this file.
 *
 * @param directory the site, with all of its documents
 * @param basePath where the site will be hosted, `/` or `/folder/`
 */
export function writeHeaders(directory: string, basePath: string): void {
  const documents = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => readFileSync(path.join(directory, file), 'utf8'));
  const forDocuments = documentHeaders(documents);
  const write = (file: string, text: string) => writeFileSync(path.join(directory, file), text);

  write('_headers', headersFile(forDocuments, basePath));
  write('_nginx-headers.conf', nginxHeaders(forDocuments, basePath));
}

/**
 * Cloudflare Pages joins the values of all rules that fit, unless a line `! Name` takes away what came
 * before. Netlify skips such a line and lets the later rule win, so there files carry the documents'
 * headers too. Both have documents revalidated by default.
 */
function headersFile(forDocuments: Headers, basePath: string): string {
  const detach = (names: readonly string[]) => names.map((name) => `  ! ${name}`);
  const attach = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const all = [
    `${basePath}*`,
    // Cloudflare Pages lets every site read everything.
    ...detach(['Access-Control-Allow-Origin']),
    ...attach({ ...commonHeaders, ...forDocuments }),
  ];
  const files = fileRules.flatMap(({ paths, headers }) =>
    paths.flatMap((pattern) => [
      basePath + pattern,
      ...detach([...Object.keys(forDocuments), ...Object.keys(headers)]),
      ...attach(headers),
    ]),
  );
  return `${[...all, ...files].join('\n')}\n`;
}

/** A location that adds a header of its own inherits none; of regular expressions the first counts. */
function nginxHeaders(forDocuments: Headers, basePath: string): string {
  const add = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const locations = fileRules.toReversed().flatMap(({ paths, headers }) => {
    const patterns = paths.map((pattern) => pattern.replaceAll('.', '\\.').replaceAll('*', '.*'));
    return [
      `location ~ ^${basePath}(${patterns.join('|')})$ {`,
      ...['try_files $uri =404;', ...add({ ...commonHeaders, ...headers })].map((s) => `  ${s}`),
      '}',
    ];
  });
  return `${[
    '# Written by each build, for hosting/nginx.conf to include: changes here would be lost.',
    ...add({ ...commonHeaders, ...forDocuments, 'Cache-Control': documentCaching }),
    ...locations,
  ].join('\n')}\n`;
}
