import displayLatinExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2';
import displayLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import displayVietnamese from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2';
import displayRanges from '@fontsource-variable/bricolage-grotesque/unicode.json';
import textLatinExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2';
import textLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import textRanges from '@fontsource-variable/instrument-sans/unicode.json';

const display = "'Bricolage Grotesque'";
const text = "'Instrument Sans'";

export const displayFamily = `${display}, 'Display Fallback', Arial, sans-serif`;
export const textFamily = `${text}, 'Text Fallback', Arial, sans-serif`;

/** The files that English text needs. */
export const preloadedFonts: readonly string[] = [displayLatin, textLatin];

/**
 * The fallbacks are Arial with the web fonts' metrics, to avoid layout shifts. After a change of
 * font, measure them again: `sizeAdjust` is the width of the site's text in the web font divided by
 * its width in Arial, in Chromium (headings at weight 700, text at 400 and, against Arial Bold, at
 * 600). The overrides are the ascent and descent in the web font's hhea table, in em, divided by
 * `sizeAdjust`.
 */
export const fontFaces = [
  webFont(display, displayLatin, displayRanges.latin),
  webFont(display, displayLatinExt, displayRanges['latin-ext']),
  webFont(display, displayVietnamese, displayRanges.vietnamese),
  webFont(text, textLatin, textRanges.latin),
  webFont(text, textLatinExt, textRanges['latin-ext']),
  {
    fontFamily: "'Display Fallback'",
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
    fontWeight: '600 800',
    sizeAdjust: '100.5%',
    ascentOverride: '92.5%',
    descentOverride: '26.9%',
  },
  {
    fontFamily: "'Text Fallback'",
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
    fontWeight: '400',
    sizeAdjust: '102%',
    ascentOverride: '95.1%',
    descentOverride: '24.5%',
  },
  {
    fontFamily: "'Text Fallback'",
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
    fontWeight: '500 700',
    sizeAdjust: '98.5%',
    ascentOverride: '98.5%',
    descentOverride: '25.4%',
  },
];

function webFont(fontFamily: string, file: string, unicodeRange: string) {
  return {
    fontFamily,
    src: `url(${file}) format('woff2')`,
    fontWeight: '200 800',
    fontDisplay: 'swap',
    unicodeRange,
  };
}
