import { siteAddress } from './site-address';

const siteUrl = 'https://www.example.com';

// The rows of the table in docs/hosting.md
test.each([
  ['', '/', siteUrl, false],
  [siteUrl, '/folder/', `${siteUrl}/folder`, false],
  ['https://preview.example.org', '/', siteUrl, true],
  // The real site is in the folder, too.
  ['https://preview.example.org', '/folder/', `${siteUrl}/folder`, true],
  // Only the preview is in the folder.
  ['https://preview.example.org/folder', '/folder/', siteUrl, true],
  // Another host, whose name only begins like the real site's.
  [`${siteUrl}.preview.example.org`, '/', siteUrl, true],
])(
  'with SITE_URL="%s" and PUBLIC_PATH="%s", canonical URLs start with %s; a preview: %s',
  (publishUrl, basePath, canonicalBase, isPreview) => {
    expect(siteAddress({ publishUrl, basePath }, siteUrl)).toEqual({ canonicalBase, isPreview });
  },
);
