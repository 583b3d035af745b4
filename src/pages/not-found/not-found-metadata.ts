import type { SiteContent } from '../../content/types';
import { pageMetadata, sitePreview, type PageMetadata } from '../../seo/metadata';

type Content = Pick<SiteContent, 'company' | 'home' | 'notFound'>;

export function notFoundMetadata({ company, home, notFound }: Content): PageMetadata {
  return pageMetadata({
    company,
    name: notFound.title,
    description: notFound.text,
    path: null,
    preview: sitePreview(home),
  });
}
