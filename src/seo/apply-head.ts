import { pageHead, type HeadTag } from './head';
import type { PageMetadata } from './metadata';

/** Marks the tags of `pageHead` in the document, so that the next page's can take their place. */
export const pageTagMark = 'data-page-head';

/**
 * Brings the head up to date after a navigation that loads no new document. The JSON-LD of the page
 * that was loaded is taken out: it speaks of another page, and those who read it load every page.
 */
export function applyHead(metadata: PageMetadata): void {
  const outdated = document.querySelectorAll(
    `head > [${pageTagMark}], script[type="application/ld+json"]`,
  );
  outdated.forEach((element) => element.remove());
  document.head.prepend(...pageHead(metadata).map(toElement));
}

function toElement(head: HeadTag): HTMLElement {
  const element = document.createElement(head.tag);
  element.setAttribute(pageTagMark, '');
  if (head.tag === 'title') {
    element.textContent = head.text;
    return element;
  }
  for (const [name, value] of Object.entries(head.attributes)) element.setAttribute(name, value);
  return element;
}
