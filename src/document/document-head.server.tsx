import { outputFiles } from '../content/paths';
import { basePath } from '../navigation/base-path';
import { colors } from '../theme/colors';
import { fontFaceCss, preloadedFonts } from '../theme/fonts';
import type { PageMetadata } from './metadata';
import { PageHead } from './page-head';

/** Critical styles, as `extractCriticalToChunks` of @emotion/server returns them. */
export type StyleChunk = { key: string; ids: string[]; css: string };

type DocumentHeadProps = {
  metadata: PageMetadata;
  /** Preview builds ask search engines not to index them. */
  isPreview: boolean;
  styles: readonly StyleChunk[];
};

/** The contents of the head, except the policy, which has to be the first element. */
export function DocumentHead({ metadata, isPreview, styles }: DocumentHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Keeps iPhones from putting links into the text, which React would not recognize
          (nextjs.org/docs/messages/react-hydration-error#common-ios-issues). */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <PageHead metadata={metadata} />
      {isPreview && metadata.canonicalUrl !== null && <meta name="robots" content="noindex" />}
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
      <link rel="manifest" href={basePath + outputFiles.manifest} />
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
