import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
// Not MUI's own; layout/layout.tsx says why.
import ThemeProvider from '@mui/system/ThemeProvider';

import { focusRing } from './focus-ring';
import { fontFaces } from './fonts';
import { theme } from './theme';
import { motion, navBarHeight } from './tokens';

/** Global styles. Only the documents contain them; the app leaves them out, because they never change. */
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

/** Keeps the dark scheme off paper: paper is white. */
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
    // Keeps hash targets clear of the sticky navigation.
    scrollPaddingTop: navBarHeight.phone + 16,
    // Keeps focused elements clear of the scroll-to-top button.
    scrollPaddingBottom: 80,
    [theme.breakpoints.up('md')]: { scrollPaddingTop: navBarHeight.desktop + 16 },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    overflowWrap: 'break-word',
  },
  // Script moves focus to headings and sections, where reading starts.
  '[tabindex="-1"]:focus': { outline: 'none' },
  ':focus-visible': focusRing(theme),
  // Immediate feedback, even if the next page takes a moment to load.
  'a:active, button:active': { opacity: 0.7 },
  // Behind an open menu the page does not scroll, and a tap only closes the menu.
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
  // Pages cross-fade; the navigation stays, and a job card's title grows into the page's heading.
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
