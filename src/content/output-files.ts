/** Generated files in the site's root. */
export const outputFiles = {
  atomFeed: 'feed.xml',
  headers: '_headers',
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
} as const;

/** Says where to report a vulnerability (RFC 9116). Researchers look for it only in the host's root. */
export const securityTxtFile = '.well-known/security.txt';

/** The names of documents that hosts look for. */
export const documentNames = { home: 'index', notFound: '404' } as const;

/** The folder of the images that shared links show. */
export const previewFolder = 'previews';

/** The name of the preview image that all pages except jobs share. */
export const sitePreviewName = 'site';
