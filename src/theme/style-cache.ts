import createCache, { type EmotionCache } from '@emotion/cache';

import { withoutFallbackColors } from './mui/fallback-colors';

/** Attribute of the prerendered style element that lists emotion's ids of its styles. */
export const styleIdsAttribute = 'data-styles';

/**
 * Emotion's cache without the vendor prefixer. Our browsers (browserslist in package.json) need no
 * prefixes, which made up a quarter of every document's styles.
 *
 * @param prerendered ids of styles that the document already contains
 */
export function createStyleCache(prerendered: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Relies on undocumented behavior (docs/undocumented-behavior.md): emotion does not
  // insert these ids again.
  for (const id of prerendered) cache.inserted[id] = true;
  return cache;
}

/**
 * Keeps the styles for `usedStyles`. Relies on undocumented behavior
 * (docs/undocumented-behavior.md): without `compat`, emotion writes them into the
 * markup.
 */
export function createCollectingCache(): EmotionCache {
  return Object.assign(createStyleCache(), { compat: true });
}

/**
 * The ids of the document's prerendered styles. Emotion has its own attribute, `data-emotion`, but
 * it re-inserts those style elements, which forces a full style recalculation: a long task on a
 * phone.
 */
export function prerenderedStyleIds(): string[] {
  const element = document.querySelector(`style[${styleIdsAttribute}]`);
  return element?.getAttribute(styleIdsAttribute)?.split(' ') ?? [];
}

export type UsedStyles = { styleIds: string[]; css: string };

/**
 * The styles that a page's markup uses. The cache also holds base styles replaced by a `styled()`
 * wrapper. Relies on undocumented behavior (docs/undocumented-behavior.md): `inserted`
 * and `registered` on the server.
 */
export function usedStyles({ key, inserted, registered }: EmotionCache, html: string): UsedStyles {
  const classNames = new Set(html.match(new RegExp(`${key}-[\\w-]+`, 'g')));
  const used = Object.entries(inserted).filter(([id]) => {
    const className = `${key}-${id}`;
    const isGlobal = !(className in registered);
    return isGlobal || classNames.has(className);
  });
  const css = used.map(([, rules]) => rules).join('');
  return { styleIds: used.map(([id]) => id), css: withoutFallbackColors(css) };
}
