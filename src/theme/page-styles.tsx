import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
// Not MUI's own, for the reason in layout/layout.tsx.
import ThemeProvider from '@mui/system/ThemeProvider';

import { focusRing } from './focus-ring';
import { fontFaces } from './fonts';
import { theme } from './theme';
import { motion, navBarHeight } from './tokens';

/** Global styles. They are part of every document and not of the app, because they never change. */
export function PageStyles() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles
        styles={[
          theme.generateStyleSheets().map(onScreenOnly),
          ...fontFaces.map((face) => ({ '@font-face': face })),
          rules(theme),
        ]}
      />
    </ThemeProvider>
  );
}

/** Paper is white, whatever colour scheme the system prefers. */
function onScreenOnly(styles: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(styles).map(([rule, style]) => [
      rule.replace('@media (', '@media screen and ('),
      style,
    ]),
  );
}

const rules = (theme: Theme) => ({
  html: {
    // A jump to a heading stops below the sticky navigation.
    scrollPaddingTop: navBarHeight.phone + 16,
    // Nothing that takes focus ends up under the scroll-to-top button.
    scrollPaddingBottom: 80,
    [theme.breakpoints.up('md')]: { scrollPaddingTop: navBarHeight.desktop + 16 },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    overflowWrap: 'break-word',
  },
  // Headings and sections take focus from script, as places to read from.
  '[tabindex="-1"]:focus': { outline: 'none' },
  ':focus-visible': focusRing(theme),
  // Answers a press at once, even if the page behind it takes a moment to come.
  'a:active, button:active': { opacity: 0.7 },
  // The page behind an open menu does not scroll, and a tap beside the menu only closes it.
  'html:has([popover]:popover-open)': { overflow: 'hidden' },
  'body:has([popover]:popover-open)::after': {
    content: '""',
    position: 'fixed',
    zIndex: theme.zIndex.drawer,
    inset: 0,
  },
  '::selection': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  // Pages fade into each other; the navigation stays, and a card's title grows into the job's.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
    animationDuration: motion.duration,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  '::view-transition-old(job-title), ::view-transition-new(job-title)': { height: '100%' },
  '@page': { margin: '16mm 18mm' },
  '@media print': {
    html: { fontSize: '80%' },
    body: { backgroundColor: 'transparent' },
    '#root > :not(main)': { display: 'none' },
  },
  // No bullets. With `none`, Safari would no longer expose a list
  // (matuzo.at/blog/2023/removing-list-styles-without-affecting-semantics).
  'ul, ol': { padding: 0, listStyleType: '""' },
  'ul, ol, dl, dd, p': { margin: 0 },
  p: { textWrap: 'pretty' },
});
