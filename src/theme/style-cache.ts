import createCache, { type EmotionCache } from '@emotion/cache';

/** On the style element of a document: the names that emotion gave to the styles in it. */
export const STYLE_IDS_ATTRIBUTE = 'data-styles';

/**
 * Emotion's cache, without its vendor prefixes: our browsers (browserslist in package.json) need none,
 * and they made up a quarter of every document's styles.
 *
 * @param written names of styles that the document has already
 */
export function createStyleCache(written: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  for (const name of written) cache.inserted[name] = true;
  return cache;
}

/**
 * The names of the styles that the document came with. Emotion would find its own `data-emotion`, but it
 * re-inserts such elements, which forces a full style recalculation: a long task on a phone.
 */
export function stylesInDocument(): string[] {
  const element = document.querySelector(`style[${STYLE_IDS_ATTRIBUTE}]`);
  return element?.getAttribute(STYLE_IDS_ATTRIBUTE)?.split(' ') ?? [];
}
