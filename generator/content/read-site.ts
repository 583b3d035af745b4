import type { SiteContent } from '../../shared/content/types';
import { chooseFonts, type SiteFonts } from '../fonts/site-fonts';
import type { ContentOptions } from '../options';
import { siteAddress } from '../site-address';
import { type ReadContent, readContent } from './read-content';

/** All that the build knows before it compiles the app. */
export type Site = Omit<ReadContent, 'content' | 'characters'> & {
  /** Here, `siteUrl` has the folder of the real site. */
  content: SiteContent;
  /** The fonts for the characters of the content. */
  fonts: SiteFonts;
  /** About characters that the fonts lack. */
  fontWarnings: string[];
  /** Whether the build is for another URL than the real site's. */
  isPreview: boolean;
};

export async function readSite(options: ContentOptions): Promise<Site> {
  const { contentDirectory, buildDate } = options;
  const { characters, content, ...rest } = readContent(contentDirectory, buildDate);
  const { fonts, warnings: fontWarnings } = await chooseFonts(characters);
  const { canonicalBase, isPreview } = siteAddress(options, content.company.siteUrl);
  const company = { ...content.company, siteUrl: canonicalBase };
  return { ...rest, content: { ...content, company }, fonts, fontWarnings, isPreview };
}
