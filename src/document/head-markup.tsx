import { renderToStaticMarkup } from 'react-dom/server';

import { basePath } from '../base-path';
import { fontFiles } from '../theme/fonts';
import { colors } from '../theme/tokens';
import { documentTitle, type PageMetadata } from './metadata';

/** The head's tags for one page, as markup. */
export function headMarkup(metadata: PageMetadata): string {
  return renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{documentTitle(metadata)}</title>
      <meta name="description" content={metadata.description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={colors.light.band} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colors.dark.band} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={`${basePath}favicon.ico`} sizes="48x48" />
      <link rel="icon" href={`${basePath}icon.svg`} type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href={`${basePath}apple-touch-icon.png`} />
      {fontFiles.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
    </>,
  );
}
