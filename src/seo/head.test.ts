import { company } from '../content/company';
import { jobs } from '../content/jobs';
import { applyHead } from './apply-head';
import { pageHead, type HeadTag } from './head';
import {
  careerMetadata,
  documentTitle,
  homeMetadata,
  jobMetadata,
  notFoundMetadata,
  type PageMetadata,
} from './metadata';

const pages: PageMetadata[] = [homeMetadata, careerMetadata, ...jobs.map(jobMetadata)];

function valueOf(tags: HeadTag[], key: string): string | undefined {
  for (const head of tags) {
    if (head.tag === 'title') continue;
    const { name, property, rel, content, href } = head.attributes;
    if ([name, property, rel].includes(key)) return content ?? href;
  }
  return undefined;
}

test.each(pages)('$name: title and description fit into a search result', (page) => {
  expect(documentTitle(page)).toBe(`${page.name} | ${company.name}`);
  expect(documentTitle(page).length).toBeLessThanOrEqual(70);
  expect(page.description.length).toBeGreaterThanOrEqual(50);
  expect(page.description.length).toBeLessThanOrEqual(160);
});

test.each(pages)(
  '$name: the preview says what the page says, without the brand in its title',
  (page) => {
    const tags = pageHead(page);

    expect(valueOf(tags, 'og:title')).toBe(page.name);
    expect(page.name).not.toContain(company.name);
    expect(valueOf(tags, 'canonical')).toBe(`${company.siteUrl}${page.canonicalPath}`);
    expect(valueOf(tags, 'og:url')).toBe(valueOf(tags, 'canonical'));
    expect(valueOf(tags, 'og:image')).toMatch(/^https:\/\/.*\/previews\/[\w-]+\.png$/);
    expect(valueOf(tags, 'robots')).toBeUndefined();
  },
);

test('the 404 page is not to be indexed and has no canonical address', () => {
  const tags = pageHead(notFoundMetadata);

  expect(valueOf(tags, 'robots')).toBe('noindex');
  expect(valueOf(tags, 'canonical')).toBeUndefined();
  expect(valueOf(tags, 'og:url')).toBeUndefined();
});

test('titles, descriptions and canonical addresses are each page\u2019s own', () => {
  for (const key of ['name', 'description', 'canonicalPath'] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
  }
});

test('a navigation replaces the page\u2019s tags and leaves the others', () => {
  document.head.innerHTML = '<meta name="color-scheme" content="light dark">';
  applyHead(notFoundMetadata);
  applyHead(careerMetadata);

  expect(document.title).toBe(documentTitle(careerMetadata));
  expect(document.head.innerHTML.split('<title')).toHaveLength(2);
  expect(document.head.innerHTML).not.toContain('noindex');
  expect(document.head.innerHTML.split('rel="canonical"')).toHaveLength(2);
  expect(document.head.innerHTML).toContain('color-scheme');
});
