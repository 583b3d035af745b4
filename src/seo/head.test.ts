import { content } from '../testing/fixture-content';
import { applyHead } from './apply-head';
import { pageHead, type HeadTag } from './head';
import { careerMetadata, homeMetadata, jobMetadata, notFoundMetadata } from './metadata';

const { company, jobs } = content;

const pages = [
  { ...homeMetadata(content), path: '/' },
  { ...careerMetadata(content), path: '/career' },
  ...jobs.map((job) => ({ ...jobMetadata(company, job), path: `/${job.slug}` })),
];

function valueOf(tags: HeadTag[], key: string): string | undefined {
  for (const head of tags) {
    const { name, property, rel, content, href } = head.attributes;
    if ([name, property, rel].includes(key)) return content ?? href;
  }
  return undefined;
}

test.each(pages)(
  '$name: the preview says what the page says, without the brand in its title',
  (page) => {
    const tags = pageHead(page);

    expect(page.title).toBe(`${page.name} | ${company.name}`);
    expect(valueOf(tags, 'og:title')).toBe(page.name);
    expect(page.name).not.toContain(company.name);
    expect(valueOf(tags, 'og:description')).toBe(valueOf(tags, 'description'));
    expect(valueOf(tags, 'canonical')).toBe(company.siteUrl + page.path);
    expect(valueOf(tags, 'og:url')).toBe(valueOf(tags, 'canonical'));
    expect(valueOf(tags, 'og:image')).toMatch(/^https:\/\/.*\/previews\/[\w-]+\.png$/);
    expect(valueOf(tags, 'robots')).toBeUndefined();
  },
);

test('the 404 page is not to be indexed and has no canonical address', () => {
  const tags = pageHead(notFoundMetadata(content));

  expect(valueOf(tags, 'robots')).toBe('noindex');
  expect(valueOf(tags, 'canonical')).toBeUndefined();
  expect(valueOf(tags, 'og:url')).toBeUndefined();
});

test('a navigation replaces the page\u2019s tags and leaves the others', () => {
  document.head.innerHTML = '<meta name="color-scheme" content="light dark">';
  applyHead(notFoundMetadata(content));
  applyHead(careerMetadata(content));

  expect(document.title).toBe(careerMetadata(content).title);
  expect(document.head.innerHTML.split('<title')).toHaveLength(2);
  expect(document.head.innerHTML).not.toContain('noindex');
  expect(document.head.innerHTML.split('rel="canonical"')).toHaveLength(2);
  expect(document.head.innerHTML).toContain('color-scheme');
});
