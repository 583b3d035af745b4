import { responseHeaders, securityHeaders } from './response-headers';

/**
 * `_headers` for Netlify and Cloudflare Pages. Both apply every block that fits, so what all share
 * stands first, and each file names only what is its own.
 *
 * @param files the site's files, below its root
 */
export function headersFile(policy: string, basePath: string, files: readonly string[]): string {
  const shared = securityHeaders(policy);
  const folders = new Map<string, string>();
  for (const file of files) {
    const own = Object.entries(responseHeaders(policy, `/${file}`))
      .filter(([name]) => !(name in shared))
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n');
    const pattern = /^(static|previews)\//.test(file)
      ? file.replace(/\/.*/, '/*')
      : addressOf(file);
    folders.set(basePath + pattern, own);
  }
  const common = Object.entries(shared).map(([name, value]) => `  ${name}: ${value}`);
  return `${[`${basePath}*`, ...common, ...[...folders].flat()].join('\n')}\n`;
}

/** `_redirects`: a document has one address, without its file's name. Nothing is rewritten to a page. */
export function redirectsFile(basePath: string, files: readonly string[]): string {
  const documents = files.filter((file) => file.endsWith('.html') && file !== '404.html');
  return documents.map((file) => `${basePath}${file} ${basePath}${addressOf(file)} 301\n`).join('');
}

/** The address at which a static host serves a file: `career.html` at `career`. */
function addressOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
}
