import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';

import { displayFamily, textFamily } from './fonts';

/** The site's variants instead of MUI's, with the elements that they are by default. */
export const variantMapping = {
  heroTitle: 'h1',
  pageTitle: 'h1',
  sectionTitle: 'h2',
  sectionTitleSmall: 'h2',
  callout: 'p',
  cardTitle: 'h3',
  lead: 'p',
  body: 'p',
  small: 'p',
  label: 'p',
} as const;

type Variants = Record<keyof typeof variantMapping, CSSProperties>;
type MuiVariants = Record<(typeof muiVariants)[number], false>;

declare module '@mui/material/styles' {
  interface TypographyVariants extends Variants {}
  interface TypographyVariantsOptions extends Partial<Variants> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides
    extends Record<keyof typeof variantMapping, true>, MuiVariants {}
}

const muiVariants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

const text = { fontFamily: textFamily, fontWeight: 400 } as const;

const heading = {
  fontFamily: displayFamily,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
} as const;

const smallTitle = {
  ...heading,
  fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)',
  lineHeight: 1.15,
};

const heroTitleSize = {
  /** The largest size at which words like ours fit into four lines. */
  phone: 'clamp(2rem, 10vw, 2.5rem)',
  desktop: 'min(0.7rem + 4.5vw, 4.25rem)',
  /** The size where the window is so wide that the content grows. */
  wide: 'min(4vw, 4.75rem)',
};

/** The steps of type, which grow with the window's width. */
export const typography: TypographyVariantsOptions = {
  ...Object.fromEntries(muiVariants.map((variant) => [variant, undefined])),
  fontFamily: textFamily,
  fontSize: 17,
  /** The home page's title. It has the largest of the three sizes. */
  heroTitle: {
    ...heading,
    fontSize: `max(${heroTitleSize.phone}, ${heroTitleSize.desktop}, ${heroTitleSize.wide})`,
    lineHeight: 1.04,
    // With `balance`, fractions of a pixel would decide whether the last line reaches the moon.
    textWrap: 'pretty',
  },
  pageTitle: { ...heading, fontSize: 'clamp(2.25rem, 0.7rem + 4.5vw, 4.25rem)', lineHeight: 1.04 },
  /** The title of a section on the home page, whose sections fill the window. */
  sectionTitle: {
    ...heading,
    fontSize: 'clamp(1.875rem, 1.45rem + 1.9vw, 3rem)',
    lineHeight: 1.12,
  },
  /** The title of a section on any other page. */
  sectionTitleSmall: smallTitle,
  /** Large words that are not a title: the question about a demo, and a job's salary. */
  callout: smallTitle,
  cardTitle: {
    ...heading,
    fontSize: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
  },
  /** The text below the title of a page or a section, and other large text. */
  lead: {
    ...text,
    fontSize: 'clamp(1.0625rem, 0.97rem + 0.4vw, 1.3125rem)',
    lineHeight: 1.45,
    textWrap: 'balance',
  },
  body: { ...text, fontSize: 'clamp(1rem, 0.975rem + 0.12vw, 1.0625rem)', lineHeight: 1.55 },
  /** The size of captions, names of facts, and tools. */
  small: { ...text, fontSize: '0.9375rem', lineHeight: 1.4 },
  /** The smallest size. */
  label: { ...text, fontSize: '0.8125rem', lineHeight: 1.4 },
};
