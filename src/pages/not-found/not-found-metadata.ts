import type { SiteContent } from '../../content/types';
import { pageMetadata, sitePreview, type PageMetadata } from '../../seo/metadata';

type Content = Pick<SiteContent, 'company' | 'home' | 'notFound'>;

export function notFoundMetadata({ company, home, notFound }: Content): PageMetadata {
  return pageMetadata({
    company,
    title: notFound.title,
    description: notFound.text,
    path: null,
    preview: sitePreview(home),
  });
}
