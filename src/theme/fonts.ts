import { displayFiles, textFiles } from '@content/fonts';

import { fontSources } from './font-sources';

// Aliases, because "Site Text" may also include files of the display font, for letters that the
// text font lacks.
export const displayFamily = "'Site Display', 'Display Fallback', Arial, sans-serif";
export const textFamily = "'Site Text', 'Text Fallback', Arial, sans-serif";

const { display, text } = fontSources;

/**
 * The fallbacks are Arial with the web fonts' metrics, to avoid layout shifts. After a change of
 * font, measure them again: `sizeAdjust` is the width of the site's text in the web font divided by
 * its width in Arial, in Chromium (headings at weight 700, text at 400 and, against Arial Bold, at
 * 600). The overrides are the ascent and descent in the web font's hhea table, in em, divided by
 * `sizeAdjust`.
 */
export const fontFaces = () => [
  ...displayFiles.map((face) => webFont("'Site Display'", display, face)),
  ...textFiles.map((face) => webFont("'Site Text'", text, face)),
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

/**
 * The first file of each font. The rest cover a few letters each, so preloading them would waste
 * bytes.
 */
export function preloadedFonts(): string[] {
  return [displayFiles, textFiles].flatMap((files) => files.slice(0, 1).map(({ file }) => file));
}

function webFont(
  fontFamily: string,
  { min, max }: { min: number; max: number },
  { file, unicodeRange }: (typeof textFiles)[number],
) {
  return {
    fontFamily,
    src: `url(${file}) format('woff2')`,
    fontWeight: `${min} ${max}`,
    fontDisplay: 'swap',
    unicodeRange,
  };
}
