import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** The build subsets the files to our characters and weights. */
export const fontFiles = [displayFont, textFont] as const;

export const displayFamily = "'Bricolage Grotesque', 'Bricolage Fallback', Arial, sans-serif";
export const textFamily = "'Instrument Sans', 'Instrument Fallback', Arial, sans-serif";

/**
 * The fallbacks are Arial with the web fonts' metrics, to avoid layout shifts when a web font loads.
 * `sizeAdjust` is the ratio of text widths, measured with our texts in Chromium (headings at weight 700,
 * text at 400 and, against Arial Bold, at 600). Ascent and descent come from the font's hhea table,
 * divided by `sizeAdjust`.
 */
export const fontFaces = [
  {
    fontFamily: "'Bricolage Grotesque'",
    src: `url(${displayFont}) format('woff2')`,
    fontWeight: '500 700',
    fontDisplay: 'swap',
  },
  {
    fontFamily: "'Instrument Sans'",
    src: `url(${textFont}) format('woff2')`,
    fontWeight: '400 600',
    fontDisplay: 'swap',
  },
  {
    fontFamily: "'Bricolage Fallback'",
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
    fontWeight: '600 800',
    sizeAdjust: '100.5%',
    ascentOverride: '92.5%',
    descentOverride: '26.9%',
  },
  {
    fontFamily: "'Instrument Fallback'",
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
    fontWeight: '400',
    sizeAdjust: '102%',
    ascentOverride: '95.1%',
    descentOverride: '24.5%',
  },
  {
    fontFamily: "'Instrument Fallback'",
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
    fontWeight: '500 700',
    sizeAdjust: '98.5%',
    ascentOverride: '98.5%',
    descentOverride: '25.4%',
  },
] as const;
