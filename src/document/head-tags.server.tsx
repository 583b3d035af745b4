import company from '@content/company.json';
import home from '@content/home.json';

import { sitePreviewName } from '../content/output-files';
import { notFoundPath } from '../content/paths';
import type { PageData } from '../routing/page-data';
import { absoluteUrl, documentTitle, previewFile, previewSize } from './metadata';

/**
 * Renders the tags that differ between pages: title, description, canonical URL and Open Graph (ogp.me),
 * which X also reads. Only documents have them all: in the running app, `useHead` is enough.
 */
export function HeadTags({ path, title, description, preview }: PageData['head']) {
  const url = absoluteUrl(company.siteUrl, path);
  const { name, alt } = preview ?? { name: sitePreviewName, alt: home.previewAlt };
  return (
    <>
      <title>{documentTitle(company, title)}</title>
      <meta name="description" content={description} />
      {path === notFoundPath ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={absoluteUrl(company.siteUrl, previewFile(name))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
