import type { CareerTexts, SiteContent } from '../../content/types';
import { paths } from '../../paths';
import { pageMetadata, sitePreview, type PageMetadata } from '../../seo/metadata';

type Content = Pick<SiteContent, 'company' | 'home'> & { careers: CareerTexts };

export function careerMetadata({ company, home, careers }: Content): PageMetadata {
  return pageMetadata({
    company,
    name: careers.title,
    description: careers.lead,
    path: paths.career,
    preview: sitePreview(home),
  });
}
