import createCache, { type EmotionCache } from '@emotion/cache';

/** Marks the style element of a document; its value are the names that emotion gave to what is in it. */
export const stylesMark = 'data-styles';

/**
 * Where emotion keeps the styles it has written, in a document as it is built and in the browser alike.
 * No vendor prefixes are added: the browsers we write for (package.json, browserslist) need none of
 * emotion's, and they made a quarter of every document's styles.
 *
 * @param written names of styles that stand in the document and are not to be written again
 */
export function createStyleCache(written: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  for (const name of written) cache.inserted[name] = true;
  return cache;
}

/**
 * The names of the styles that the document came with. Emotion would find its own mark by itself, but
 * takes hold of a style element by moving it, at which the browser computes the styles and the layout
 * of the whole page anew: a long task on a phone, three times in a start.
 */
export function stylesInDocument(): string[] {
  const element = document.querySelector(`style[${stylesMark}]`);
  return element?.getAttribute(stylesMark)?.split(' ') ?? [];
}
