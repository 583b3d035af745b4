import company from '@content/company.json';
import { useLayoutEffect } from 'react';

import { notFoundPath } from '../content/paths';
import type { PageData } from '../routing/page-data';
import { absoluteUrl, documentTitle } from './metadata';

/**
 * When a link opens a page, updates the tags that matter to visitors: the title, and the canonical URL,
 * which browsers share. The other tags are for services that load the document.
 *
 * @param head undefined if the page failed to load
 */
export function useHead(head: PageData['head'] | undefined): void {
  useLayoutEffect(() => {
    if (!head) return;
    document.title = documentTitle(company, head.title);
    document.querySelector('link[rel="canonical"]')?.remove();
    if (head.path === notFoundPath) return;
    const link = document.createElement('link');
    link.rel = 'canonical';
    link.href = absoluteUrl(company.siteUrl, head.path);
    document.head.append(link);
  }, [head]);
}
