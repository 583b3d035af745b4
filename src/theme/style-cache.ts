import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where emotion keeps the styles it has written, in a document as it is built and in the browser alike.
 * No vendor prefixes are added: the browsers we write for (package.json, browserslist) need none of
 * emotion's, and they made a quarter of every document's styles.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
