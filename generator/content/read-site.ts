import { chooseFonts } from '../fonts/site-fonts';
import type { ContentOptions } from '../options';
import { readContent } from './read-content';

export type Site = Awaited<ReturnType<typeof readSite>>;

/** The content, the fonts for its characters, and warnings about characters that the fonts lack. */
export async function readSite({ contentDirectory, buildDate }: ContentOptions) {
  const { characters, ...site } = readContent(contentDirectory, buildDate);
  const { fonts, warnings: fontWarnings } = await chooseFonts(characters);
  return { ...site, fonts, fontWarnings };
}
