import type { Graph } from 'schema-dts';

import type { RenderedPage } from '../../src/entry.server';
import { contentSecurityPolicy } from './content-security-policy';

type DocumentParts = {
  page: RenderedPage;
  structuredData: Graph | undefined;
  /** URLs of the entry scripts, in order. */
  scripts: readonly string[];
  isProduction: boolean;
};

export function htmlDocument({ page, structuredData, scripts, isProduction }: DocumentParts) {
  return `<!doctype html>
<html lang="en">
<head>${isProduction ? policyTag(page.css) : ''}${page.head}</head>
<body>
${page.root}
${structuredData ? jsonLdTag(structuredData) : ''}
${scripts.map(scriptTag).join('')}
</body>
</html>
`;
}

/**
 * First in the head, because the policy applies only to elements after it. Development builds have
 * no policy: they insert styles as text and need eval.
 */
function policyTag(css: string) {
  return `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(css)}"/>`;
}

function jsonLdTag(graph: Graph) {
  // Escaped, because content could close the script element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/**
 * At the end of the body, because in the head it delays the first paint
 * (docs/decisions/0002-when-to-hydrate.md).
 */
function scriptTag(src: string) {
  return `<script async src="${src}"></script>`;
}
