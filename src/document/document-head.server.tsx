import { outputFiles } from '../../shared/output-files';
import type { PageMetadata } from '../../shared/seo/metadata';
import { basePath } from '../navigation/base-path';
import { preloadedFonts } from '../theme/fonts';
import { styleIdsAttribute, type UsedStyles } from '../theme/style-cache';
import { colors } from '../theme/tokens';
import { PageHead } from './page-head';

type DocumentHeadProps = {
  metadata: PageMetadata;
  /** Preview builds ask search engines not to index them. */
  isPreview: boolean;
  styles: UsedStyles;
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
      <link rel="alternate" href={basePath + outputFiles.jsonFeed} type="application/feed+json" />
      <link rel="alternate" href={basePath + outputFiles.atomFeed} type="application/atom+xml" />
      {preloadedFonts().map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      <style
        {...{ [styleIdsAttribute]: styles.styleIds.join(' ') }}
        dangerouslySetInnerHTML={{ __html: styles.css }}
      />
    </>
  );
}
