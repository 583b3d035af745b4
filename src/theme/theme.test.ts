import { getContrastRatio } from '@mui/material/styles';

import { colors } from './colors';
import { theme } from './theme';

test('breakpoints and spacing are as specified', () => {
  expect(theme.breakpoints.keys.map((key) => theme.breakpoints.up(key))).toEqual(
    [0, 600, 900, 1200, 1536].map((px) => `@media (min-width:${px / 16}em)`),
  );
  expect(theme.spacing(1)).toContain('8px');
});

// axe checks all other pairs (e2e/accessibility.spec.ts), but not text on illustrations or hover
// colors.
describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  const { band, ink, prairie, prairieDeep, onPrairie, wash, scene } = colors[scheme];

  test.each([
    ['the top of the hero’s sky', ink, scene.skyTop],
    ['the bottom of the hero’s sky', ink, scene.skyLow],
    ['the eyebrow over the hero', prairie, scene.skyTop],
    ['the night sky where it is lightest', colors.dark.ink, scene.nightLow],
    ['labels on the night sky', colors.dark.muted, scene.nightLow],
    ['links on the night sky', colors.dark.prairie, scene.nightLow],
    ['the meadow', band.text, scene.nearHill],
    ['links on tinted backgrounds', prairie, wash],
    ['filled buttons on hover', onPrairie, prairieDeep],
  ])('%s has a contrast of 4.5 or more (WCAG 2.2, 1.4.3)', (_where, text, background) => {
    expect(getContrastRatio(text, background)).toBeGreaterThanOrEqual(4.5);
  });
});
