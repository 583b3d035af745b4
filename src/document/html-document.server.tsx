import company from '@content/company.json';
import { renderToStaticMarkup } from 'react-dom/server';

import { outputFiles } from '../content/output-files';
import { notFoundPath } from '../content/paths';
import type { EpochMs } from '../content/types';
import { basePath } from '../routing/base-path';
import { hydrationDataId, type PageData } from '../routing/page-data';
import { colors } from '../theme/colors';
import { fontFaceCss, preloadedFonts } from '../theme/fonts';
import { contentSecurityPolicy } from './content-security-policy.server';
import { HeadTags } from './head-tags.server';
import { structuredData } from './structured-data.server';

export type DocumentOptions = {
  /** Noon at the office on the day of the build. */
  buildTime: EpochMs;
  /** Preview builds ask search engines not to index them. */
  isPreviewBuild: boolean;
  /** URLs of the scripts that every document loads. */
  scripts: readonly string[];
};

/** Critical styles, as `extractCriticalToChunks` of @emotion/server returns them. */
type StyleChunk = { key: string; ids: string[]; css: string };

/** Only builds for production have the policy: others insert styles as text and need `eval`. */
const hasPolicy = process.env.NODE_ENV !== 'development';

/**
 * Keeps Cloudflare from replacing email addresses and their links until a script has run, which it does
 * by default, and which the policy blocks
 * (developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation).
 */
const emailOff = { begin: '<!--email_off-->', end: '<!--/email_off-->' };

type PageMarkup = {
  /** The path of the page's route. */
  path: string;
  html: string;
  styles: readonly StyleChunk[];
  /** The data of each route's loader, by the route's ID. The page's own is at `path`. */
  loaderData: Readonly<Record<string, PageData>>;
};

/** Returns a string, because React would choose the order of the elements in the head. */
export function htmlDocument(
  { path, html, styles, loaderData }: PageMarkup,
  { buildTime, isPreviewBuild, scripts }: DocumentOptions,
): string {
  const page = loaderData[path] as PageData;
  const graph = structuredData(page, buildTime);
  const headElements = (
    <DocumentHead head={page.head} isPreviewBuild={isPreviewBuild} styles={styles} />
  );
  const root = (
    // React listens for clicks here, so without the role Firefox calls every text "clickable".
    <div
      id="root"
      role="none"
      data-page={path}
      data-built={buildTime}
      data-vitals-endpoint={company.vitalsEndpoint}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"/>${hasPolicy ? policyTag(styles) : ''}${renderToStaticMarkup(headElements)}</head>
<body>
${emailOff.begin}${renderToStaticMarkup(root)}${emailOff.end}
${graph ? jsonTag('type="application/ld+json"', graph) : ''}
${jsonTag(`id="${hydrationDataId}" type="application/json"`, { loaderData })}
${scripts.map(scriptTag).join('')}
</body>
</html>
`;
}

type HeadProps = Pick<DocumentOptions, 'isPreviewBuild'> &
  Pick<PageMarkup, 'styles'> & { head: PageData['head'] };

/** Renders the head, except the character encoding and the policy, which are before it. */
function DocumentHead({ head, isPreviewBuild, styles }: HeadProps) {
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Otherwise, iPhones would put links into the text, which React would not recognize
          (nextjs.org/docs/messages/react-hydration-error#common-ios-issues). */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <HeadTags {...head} />
      {isPreviewBuild && head.path !== notFoundPath && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={colors[scheme].band.main}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
      <link rel="icon" href={`${basePath}favicon.ico`} sizes="48x48" />
      <link rel="icon" href={`${basePath}icon.svg`} sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${basePath}apple-touch-icon.png`} />
      <link rel="alternate" href={basePath + outputFiles.atomFeed} type="application/atom+xml" />
      {preloadedFonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: fontFaceCss }} />
      {styles.map(({ key, ids, css }) => (
        <style
          key={key}
          data-emotion={[key, ...ids].join(' ')}
          dangerouslySetInnerHTML={{ __html: css }}
        />
      ))}
    </>
  );
}

/**
 * The policy applies only to elements after its own. Only the character encoding is before it, because
 * browsers expect that in the first 1024 bytes (html.spec.whatwg.org/multipage/semantics.html#charset).
 */
function policyTag(styles: readonly StyleChunk[]) {
  const policy = contentSecurityPolicy([fontFaceCss, ...styles.map(({ css }) => css)]);
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
}

function jsonTag(attributes: string, data: object) {
  // `<` is escaped, because content could close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script ${attributes}>${json}</script>`;
}

/**
 * The scripts are at the end of the body, because in the head they delay the first paint
 * (docs/decisions/0021-start.md). `data-cfasync` keeps Cloudflare's Rocket Loader from rewriting them.
 */
function scriptTag(src: string) {
  return `<script async data-cfasync="false" src="${src}"></script>`;
}
