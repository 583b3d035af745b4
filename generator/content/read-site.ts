import { chooseFonts } from '../fonts/site-fonts';
import { buildDate, options } from '../options';
import { readContent } from './read-content';

export type Site = Awaited<ReturnType<typeof readSite>>;

/**
 * Reads the content, and chooses the fonts that have its characters. Throws an error that lists all mistakes.
 *
 * @returns `fontNotes` tell the owner about characters that the fonts lack
 */
export async function readSite() {
  const { characters, ...site } = readContent(options.contentDirectory, buildDate());
  const { fonts, notes: fontNotes } = await chooseFonts(characters);
  return { ...site, fonts, fontNotes };
}
