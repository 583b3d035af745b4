import { type PageMetadata, previewSize } from './metadata';

/**
 * The tags that differ between pages: title, description, canonical URL and Open Graph (ogp.me),
 * which X also reads. React moves them into the head and updates them on navigation.
 */
export function PageHead({ metadata }: { metadata: PageMetadata }) {
  const { title, documentTitle, siteName, description, preview, canonicalUrl } = metadata;
  return (
    <>
      <title>{documentTitle}</title>
      <meta name="description" content={description} />
      {canonicalUrl === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonicalUrl} />
          <meta property="og:url" content={canonicalUrl} />
        </>
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={preview.url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={preview.alt} />
    </>
  );
}
