import { getContrastRatio } from '@mui/material/styles';

import { theme } from './theme';
import { colors } from './tokens';

test('MUI\u2019s breakpoints and 8 px unit stay as they are', () => {
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(theme.spacing(1)).toContain('8px');
});

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  const c = colors[scheme];

  test.each([
    ['text on the page', c.ink, c.paper],
    ['text on cards', c.ink, c.surface],
    ['text on tinted bands', c.ink, c.sky],
    ['secondary text on the page', c.muted, c.paper],
    ['secondary text on cards', c.muted, c.surface],
    ['secondary text on tinted bands', c.muted, c.sky],
    ['links on the page', c.prairie, c.paper],
    ['links on cards', c.prairie, c.surface],
    ['links on tinted bands', c.prairie, c.sky],
    ['links on washes', c.prairie, c.wash],
    ['buttons', c.onPrairie, c.prairie],
    ['pressed buttons', c.onPrairie, c.prairieDeep],
    ['text on dark bands', c.band.text, c.band.main],
    ['secondary text on dark bands', c.band.muted, c.band.main],
    ['the top of the hero\u2019s sky', c.ink, c.scene.skyTop],
    ['the foot of the hero\u2019s sky', c.ink, c.scene.skyLow],
    ['the eyebrow over the hero', c.prairie, c.scene.skyTop],
  ])('%s has a contrast of 4.5 or more (WCAG 2.2, 1.4.3)', (_where, text, ground) => {
    expect(getContrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
