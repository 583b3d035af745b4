import { siteAddress } from './site-address';

const siteUrl = 'https://www.example.com';

// The rows of the table in docs/hosting.md, and builds without any option.
test.each([
  ['', '/', siteUrl, false],
  ['', '/folder/', `${siteUrl}/folder`, false],
  [siteUrl, '/folder/', `${siteUrl}/folder`, false],
  ['https://preview.example.org', '/', siteUrl, true],
  // The real site is in the folder, too.
  ['https://preview.example.org', '/folder/', `${siteUrl}/folder`, true],
  // Only the preview is in the folder.
  ['https://preview.example.org/folder', '/folder/', siteUrl, true],
])(
  'with SITE_URL="%s" and PUBLIC_PATH="%s", canonical URLs start with %s; a preview: %s',
  (publishUrl, basePath, canonicalBase, isPreview) => {
    expect(siteAddress({ publishUrl, basePath }, siteUrl)).toEqual({ canonicalBase, isPreview });
  },
);

// The last is the real site in a folder.
test.each(['', siteUrl, `${siteUrl}/`, `${siteUrl}/folder`])(
  'a build with SITE_URL="%s" may be indexed',
  (publishUrl) => {
    expect(siteAddress({ publishUrl, basePath: '/' }, siteUrl)).toEqual({
      canonicalBase: siteUrl,
      isPreview: false,
    });
  },
);

test('a host whose name only begins like the real site’s has a preview', () => {
  const publishUrl = `${siteUrl}.preview.example.org`;
  expect(siteAddress({ publishUrl, basePath: '/' }, siteUrl).isPreview).toBe(true);
});
