import { createHash } from 'node:crypto';

import { jobMetadata, notFoundMetadata } from '../src/seo/metadata';
import { content, today } from '../src/testing/fixture-content';
import { htmlDocument } from './document';

const [job] = content.jobs;

function documentOf(parts: Partial<Parameters<typeof htmlDocument>[0]> = {}): Document {
  const page = {
    html: '<h1>Page</h1>',
    routePath: '/page',
    metadata: job ? jobMetadata(content.company, job) : notFoundMetadata(content),
    css: 'h1{color:red}',
    styleNames: ['heading'],
  };
  const html = htmlDocument({
    page,
    structuredData: null,
    scripts: ['/static/js/main.js'],
    fonts: ['/static/media/font.woff2'],
    today,
    isPreview: false,
    ...parts,
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The tests run with `NODE_ENV=test`; only production documents have a policy. */
function inMode(mode: string, render: () => Document): Document {
  const previous = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = mode;
  try {
    return render();
  } finally {
    process.env['NODE_ENV'] = previous;
  }
}

test('a document begins with the policy that allows its own style, and an empty one', () => {
  const { head } = inMode('production', documentOf);
  const policy = head.firstElementChild;
  const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

  expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  expect(policy?.getAttribute('content')).toContain(
    `; style-src ${hash('')} ${hash('h1{color:red}')};`,
  );
  expect(head.querySelector('style')?.textContent).toBe('h1{color:red}');
});

test('a development document has no policy, which its inline styles and eval would violate', () => {
  const { head } = inMode('development', documentOf);

  expect(head.querySelector('[http-equiv]')).toBeNull();
});

test('a preview asks not to be indexed, and another build does not', () => {
  const robots = (isPreview: boolean) =>
    documentOf({ isPreview }).querySelector('meta[name="robots"]')?.getAttribute('content');

  expect(robots(true)).toBe('noindex');
  expect(robots(false)).toBeUndefined();
});
