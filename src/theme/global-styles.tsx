import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

import { focusRing, stickyQuery } from './mixins';
import { paperRules } from './paper-rules';
import { bottomBarHeight, navBarClearance } from './scale';

export const SiteGlobalStyles = () => (
  <GlobalStyles styles={(theme) => [globalRules(theme), paperRules]} />
);

const globalRules = (theme: Theme) => ({
  html: {
    // The target of a scroll stays clear of the bars that stick to the window's edges.
    [`@media ${stickyQuery}`]: {
      scrollPaddingTop: navBarClearance.phone,
      scrollPaddingBottom: bottomBarHeight + 8,
      [theme.breakpoints.up('md')]: { scrollPaddingTop: navBarClearance.desktop },
    },
    // On large screens, type and the content's width grow.
    '@media screen and (min-width: 100em)': { fontSize: '110%' },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    // With `break-word`, long words would widen grids and flex boxes.
    overflowWrap: 'anywhere',
  },
  body: {
    ...theme.typography.body,
    // The text font has a narrow space, of 0.2em.
    wordSpacing: '0.03em',
    // Otherwise, the last word of a text could be alone on its line.
    textWrap: 'pretty',
  },
  // The last section grows in a window that is higher than its page, so that the footer is at the
  // window's end.
  '@media screen': {
    '#root': { minHeight: '100svh' },
    '#root, main, #page': { display: 'flex', flexDirection: 'column' },
    'main, #page, #page > :last-child': { flexGrow: 1 },
  },
  a: {
    color: theme.vars.palette.primary.main,
    textDecorationThickness: 1,
    textUnderlineOffset: 4,
  },
  strong: { fontWeight: 600 },
  // These are headings and sections, which only scripts and hash links focus.
  '[tabindex="-1"]:focus': { outline: 'none' },
  ':focus-visible': focusRing(theme),
  // Visitors see at once that their click counts, while the next page loads.
  'a:active, button:active': { opacity: 0.7 },
  // Icons and the logo keep their size beside long text.
  svg: { flexShrink: 0 },
  // The page does not scroll while the menu is open.
  'html:has([popover]:popover-open)': { overflow: 'hidden' },
  '::selection': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  // With `none`, Safari no longer exposes them as lists
  // (matuzo.at/blog/2023/removing-list-styles-without-affecting-semantics).
  'ul, ol': { padding: 0, listStyleType: '""' },
  'ul, ol, dl, dd, p': { margin: 0 },
});
