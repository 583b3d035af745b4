import type { TypographyVariantsOptions } from '@mui/material/styles';

import { displayFamily, textFamily } from './fonts';

const heading = {
  fontFamily: displayFamily,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
} as const;

/** On paper, smaller than the titles of pages and sections: `paperRules` in global-styles.tsx. */
const onPaper = { '@media print': { fontSize: '1.25rem' } };

/** The steps of type, fluid from 360 px to 1280 px. */
export const typography: TypographyVariantsOptions = {
  fontFamily: textFamily,
  fontSize: 17,
  /** The title of a page. */
  h1: { ...heading, fontSize: 'clamp(2.25rem, 0.7rem + 4.5vw, 4.25rem)', lineHeight: 1.04 },
  /** The title of a section on the home page. */
  h2: { ...heading, fontSize: 'clamp(1.875rem, 1.45rem + 1.9vw, 3rem)', lineHeight: 1.12 },
  /** The title of a section on other pages, and other large words. */
  h3: {
    ...heading,
    fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)',
    lineHeight: 1.15,
    ...onPaper,
  },
  /** The title of a card. */
  h4: {
    ...heading,
    fontSize: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    ...onPaper,
  },
  /** Lead: the text below a title. */
  subtitle1: {
    fontSize: 'clamp(1.0625rem, 0.97rem + 0.4vw, 1.3125rem)',
    lineHeight: 1.45,
    textWrap: 'balance',
  },
  body1: { fontSize: 'clamp(1rem, 0.975rem + 0.12vw, 1.0625rem)', lineHeight: 1.45 },
  /** Small: captions, facts, tools. */
  body2: { fontSize: '0.9375rem', lineHeight: 1.4 },
  /** Label: the smallest words. */
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
};
