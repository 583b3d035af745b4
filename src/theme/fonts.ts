import displayLatin from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';
import displayLatinExt from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2';
import displayVietnamese from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-700-normal.woff2';
import displayRanges from '@fontsource/bricolage-grotesque/unicode.json';
import textLatinExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2';
import textLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import textRanges from '@fontsource-variable/instrument-sans/unicode.json';

const display = "'Bricolage Grotesque'";
const text = "'Instrument Sans'";

/**
 * The font of titles. Its files have one weight, 700, but are declared for all weights, so that browsers
 * do not make a bold or a light one themselves.
 */
export const displayFamily = `${display}, 'Display Fallback', Arial, sans-serif`;
export const textFamily = `${text}, 'Text Fallback', Arial, sans-serif`;

/** The files that English text needs, which every document therefore preloads. */
export const preloadedFonts: readonly string[] = [displayLatin, textLatin];

/**
 * The `@font-face` rules. Documents have them in a style element of their own, because emotion
 * moves its elements when the app starts, and the browser would show the fallbacks for a moment.
 *
 * The fallbacks are Arial with the web fonts' metrics, to avoid layout shifts. After a change of
 * font, measure them again: `size-adjust` is the width of the site's text in the web font divided
 * by its width in Arial, in Chromium (headings at weight 700, text at 400 and, against Arial Bold,
 * at 600). The overrides are the ascent and descent in the web font's hhea table, in em, divided by
 * `size-adjust`.
 */
export const fontFaceCss = [
  webFont(display, displayLatin, displayRanges.latin),
  webFont(display, displayLatinExt, displayRanges['latin-ext']),
  webFont(display, displayVietnamese, displayRanges.vietnamese),
  webFont(text, textLatin, textRanges.latin),
  webFont(text, textLatinExt, textRanges['latin-ext']),
  `@font-face {
    font-family: 'Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold');
    font-weight: 600 800;
    size-adjust: 100.5%;
    ascent-override: 92.5%;
    descent-override: 26.9%;
  }`,
  `@font-face {
    font-family: 'Text Fallback';
    src: local('Arial'), local('ArialMT'), local('Liberation Sans');
    font-weight: 400;
    size-adjust: 102%;
    ascent-override: 95.1%;
    descent-override: 24.5%;
  }`,
  `@font-face {
    font-family: 'Text Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold');
    font-weight: 500 700;
    size-adjust: 98.5%;
    ascent-override: 98.5%;
    descent-override: 25.4%;
  }`,
].join('\n');

function webFont(family: string, file: string, unicodeRange: string) {
  return `@font-face {
    font-family: ${family};
    src: url(${file}) format('woff2');
    font-weight: 200 800;
    font-display: swap;
    unicode-range: ${unicodeRange};
  }`;
}
