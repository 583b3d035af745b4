import type { SiteContent } from '../../content/types';
import { paths } from '../../paths';
import { pageMetadata, sitePreview, type PageMetadata } from '../../seo/metadata';

type Content = Pick<SiteContent, 'company' | 'home' | 'footer'>;

export function homeMetadata({ company, home, footer }: Content): PageMetadata {
  return pageMetadata({
    company,
    title: home.pageTitle,
    description: footer.description,
    path: paths.home,
    preview: sitePreview(home),
  });
}
