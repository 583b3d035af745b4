import createCache, { type EmotionCache } from '@emotion/cache';

/** Attribute of a document's style element: emotion's names for the styles in it. */
export const STYLE_IDS_ATTRIBUTE = 'data-styles';

/**
 * Emotion's cache without vendor prefixes. Our browsers (browserslist in package.json) need none, and
 * they made up a quarter of every document's styles.
 *
 * @param written names of styles that are already in the document
 */
export function createStyleCache(written: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  for (const name of written) cache.inserted[name] = true;
  return cache;
}

/**
 * The names of the prerendered styles. Emotion could read its own `data-emotion` attribute instead, but
 * it re-inserts such style elements, which forces a full style recalculation: a long task on a phone.
 */
export function stylesInDocument(): string[] {
  const element = document.querySelector(`style[${STYLE_IDS_ATTRIBUTE}]`);
  return element?.getAttribute(STYLE_IDS_ATTRIBUTE)?.split(' ') ?? [];
}
