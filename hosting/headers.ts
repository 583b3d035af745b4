import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A rule of a `_headers` file. */
type HeaderRule = {
  /** Of the addresses that it is for, as the source of a regular expression. */
  pattern: string;
  /** Names of headers to take away, and then headers to add. */
  remove: string[];
  add: [name: string, value: string][];
};

/**
 * Writes our response headers, which stand in `_headers` beside this file, into a built site, for the
 * hosts that serve it: `_headers`, and `_nginx-headers.conf` for `nginx.conf` to include.
 *
 * @param directory the site, with all of its documents
 * @param basePath where the site will be hosted, `/` or `/folder/`
 */
export function writeHeaders(directory: string, basePath: string): void {
  const headers = readFileSync(path.join(__dirname, '_headers'), 'utf8')
    .replace('{style hashes}', styleHashes(directory).join(' '))
    .replaceAll(/^\//gm, basePath);
  writeFileSync(path.join(directory, '_headers'), headers);
  writeFileSync(path.join(directory, '_nginx-headers.conf'), nginxHeaders(headers));
}

/** The rules of a `_headers` file; where several fit an address, each changes what those before it say. */
export function parseHeaders(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of file.split('\n')) {
    const [, removed, name, value = ''] = /^ {2}(?:! ([\w-]+)|([\w-]+): (.*\S))$/.exec(line) ?? [];
    if (line.startsWith('/')) {
      const pattern = `^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`;
      rules.push({ pattern, remove: [], add: [] });
    } else if (removed) rules.at(-1)?.remove.push(removed);
    else if (name) rules.at(-1)?.add.push([name, value]);
    else if (line !== '' && !line.startsWith('#')) {
      throw new Error(`_headers: "${line}" is no rule. Right is "  Name: value" or "  ! Name".`);
    }
  }
  return rules;
}

/**
 * Hash sources (CSP Level 3, 2.3.1) of the style elements in all documents, because the app navigates
 * between them, and of an empty one, which emotion inserts and then fills rule by rule.
 */
function styleHashes(directory: string): string[] {
  const documents = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => readFileSync(path.join(directory, file), 'utf8'));
  const elements = documents.join('').matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  const styles = Array.from(elements, ([, css = '']) => css);
  return [...new Set(['', ...styles])].map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
}

/**
 * A location that adds a header inherits none, and of regular expressions the first that fits counts: so
 * a later rule builds on the one for all addresses, and on no other.
 */
function nginxHeaders(headers: string): string {
  const [general, ...rules] = parseHeaders(headers);
  const forAll = general?.add ?? [];
  const write = ([name, value]: [string, string]) => `add_header ${name} "${value}" always;`;
  const locations = rules
    .toReversed()
    .flatMap(({ pattern, remove, add }) => [
      `location ~ ${pattern} {`,
      '  try_files $uri =404;',
      ...[...forAll.filter(([name]) => !remove.includes(name)), ...add].map((s) => `  ${write(s)}`),
      '}',
    ]);
  return `${[
    '# Written by each build, for hosting/nginx.conf to include: changes here would be lost.',
    ...forAll.map(write),
    ...locations,
  ].join('\n')}\n`;
}
