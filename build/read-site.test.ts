import { siteAddress } from './read-site';

const origin = 'https://www.example.com';

// The rows of the table in docs/hosting.md
test.each([
  ['', '/', origin, false],
  [origin, '/folder/', `${origin}/folder`, false],
  ['https://preview.example.org', '/', origin, true],
  // The real site is in the folder, too.
  ['https://preview.example.org', '/folder/', `${origin}/folder`, true],
  // Only the preview is in the folder.
  ['https://preview.example.org/folder', '/folder/', origin, true],
  // Another host, whose name only begins like the real site's.
  [`${origin}.preview.example.org`, '/', origin, true],
])(
  'with SITE_URL="%s" and PUBLIC_PATH="%s", canonical URLs start with %s; a preview: %s',
  (publishUrl, basePath, siteUrl, isPreview) => {
    expect(siteAddress(origin, { publishUrl, basePath })).toEqual({ siteUrl, isPreview });
  },
);
