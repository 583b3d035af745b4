import type { TypographyVariantsOptions } from '@mui/material/styles';

import { displayFamily, textFamily } from './fonts';

const heading = {
  fontFamily: displayFamily,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
} as const;

/** Font sizes grow from their minimum at a viewport width of 360 px to their maximum at 1200 px. */
export const typography: TypographyVariantsOptions = {
  fontFamily: textFamily,
  fontSize: 17,
  h1: { ...heading, fontSize: 'clamp(2.5rem, 1.55rem + 4.2vw, 4.75rem)', lineHeight: 1.04 },
  h2: { ...heading, fontSize: 'clamp(1.875rem, 1.45rem + 1.9vw, 3rem)', lineHeight: 1.12 },
  h3: { ...heading, fontSize: '1.3125rem', lineHeight: 1.25, letterSpacing: '-0.01em' },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  subtitle1: {
    fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    lineHeight: 1.5,
    textWrap: 'balance',
  },
};
