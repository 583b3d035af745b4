import { pageHead } from './head';
import type { PageMetadata } from './metadata';

/** Marks the tags of `pageHead`, so that the next page's can replace them. */
export const pageTagMark = 'data-page-head';

/**
 * Updates the head after a navigation within the app. The JSON-LD of the first page is removed without
 * replacement: those who read it load every page.
 */
export function applyHead(metadata: PageMetadata): void {
  const outdated = document.querySelectorAll(
    `head > [${pageTagMark}], script[type="application/ld+json"]`,
  );
  outdated.forEach((element) => element.remove());
  document.title = metadata.title;
  for (const { tag, attributes } of pageHead(metadata)) {
    const element = document.createElement(tag);
    element.setAttribute(pageTagMark, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
