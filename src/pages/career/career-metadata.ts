import type { SiteContent } from '../../content/types';
import { paths } from '../../paths';
import { pageMetadata, sitePreview, type PageMetadata } from '../../seo/metadata';

type Content = Pick<SiteContent, 'company' | 'home' | 'careers'>;

export function careerMetadata({ company, home, careers }: Content): PageMetadata {
  return pageMetadata({
    company,
    title: careers.title,
    description: careers.lead,
    path: paths.career,
    preview: sitePreview(home),
  });
}
