import { e164 } from '../../../shared/contact/links';
import { latestChange } from '../../../shared/content/latest-change';
import { paths } from '../../../shared/paths';
import { absoluteUrl } from '../../../shared/seo/absolute-url';
import { graph, logoUrl, postalAddress } from '../../../shared/seo/json-ld.server';
import type { LastChanged, StructuredData } from '../page-definition.server';

export const lastChanged: LastChanged = ({ content }) =>
  latestChange([content.home, content.services, content.cloudTechnologies]);

/** The company and its site. */
export const structuredData: StructuredData = ({ content: { company } }) => {
  const { name, siteUrl, email, phone } = company;
  const url = absoluteUrl(siteUrl, paths.home);
  const address = postalAddress(company);
  return graph([
    {
      '@type': 'Organization',
      name,
      url,
      logo: logoUrl(company),
      email,
      telephone: e164(phone),
      address,
    },
    { '@type': 'WebSite', name, url },
  ]);
};
