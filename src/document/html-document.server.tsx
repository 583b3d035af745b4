import company from '@content/company.yaml';
import { renderToStaticMarkup } from 'react-dom/server';

import type { EpochMs } from '../content/types';
import { hydrationDataId, type PageData } from '../navigation/page-data';
import { fontFaceCss } from '../theme/fonts';
import { contentSecurityPolicy } from './content-security-policy.server';
import { DocumentHead, type StyleChunk } from './document-head.server';
import { structuredData } from './structured-data.server';

export type DocumentOptions = {
  /** Noon at the office on the day of the build. */
  now: EpochMs;
  /** Preview builds ask search engines not to index them. */
  isPreview: boolean;
  /** Development builds have no policy: they insert styles as text and need eval. */
  isProduction: boolean;
  /** URLs of the scripts that every document loads. */
  scripts: readonly string[];
};

type PrerenderedPage = {
  /** The path of the page's route. */
  path: string;
  html: string;
  styles: readonly StyleChunk[];
  /** By route; the page's own is at `path`. */
  loaderData: Readonly<Record<string, PageData>>;
};

/** A string, because React would choose the order of the elements in the head. */
export function htmlDocument(
  { path, html, styles, loaderData }: PrerenderedPage,
  { now, isPreview, isProduction, scripts }: DocumentOptions,
): string {
  const page = loaderData[path] as PageData;
  const graph = structuredData(page, now);
  const headElements = <DocumentHead head={page.head} isPreview={isPreview} styles={styles} />;
  const root = (
    // React listens for clicks here, so without the role Firefox calls every text "clickable".
    <div
      id="root"
      role="none"
      data-page={path}
      data-built={now}
      data-vitals-endpoint={company.vitalsEndpoint}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
  return `<!doctype html>
<html lang="en">
<head>${isProduction ? policyTag(styles) : ''}${renderToStaticMarkup(headElements)}</head>
<body>
${renderToStaticMarkup(root)}
${graph ? jsonTag('type="application/ld+json"', graph) : ''}
${jsonTag(`id="${hydrationDataId}" type="application/json"`, { loaderData })}
${scripts.map(scriptTag).join('')}
</body>
</html>
`;
}

/** First in the head, because the policy applies only to elements after it. */
function policyTag(styles: readonly StyleChunk[]) {
  const policy = contentSecurityPolicy([fontFaceCss, ...styles.map(({ css }) => css)]);
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
}

function jsonTag(attributes: string, data: object) {
  // Escaped, because content could close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script ${attributes}>${json}</script>`;
}

/**
 * At the end of the body, because in the head it delays the first paint
 * (docs/decisions/0002-when-to-hydrate.md).
 */
function scriptTag(src: string) {
  return `<script async src="${src}"></script>`;
}
