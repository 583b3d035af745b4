import { styled } from '@mui/material/styles';
import useScrollTrigger from '@mui/material/useScrollTrigger';

import ChevronUpIcon from '../illustrations/icons/chevron-up.svg?react';
import {
  bottomBarHeightVariable,
  contentWidth,
  pxToEm,
  pxToRem,
  scrollButtonBreakpointEm,
} from '../theme/lengths';
import { IconButton } from '../ui/button';

/**
 * Scrolls smoothly (`scroll-behavior` in theme/global-styles.tsx) and moves the focus to the top.
 */
export function ScrollToTop() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 480 });
  if (!scrolled) return null;

  function scrollToTop() {
    window.scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <ButtonPosition>
      <ScrollButton onClick={scrollToTop} aria-label="Back to top">
        <ChevronUpIcon />
      </ScrollButton>
    </ButtonPosition>
  );
}

const ButtonPosition = styled('div')({ position: 'relative' });

const pageMargin = `(100vw - ${pxToRem(contentWidth)}) / 2`;

// Fixed if the page margin has room for it, so that it never covers text; otherwise at the end of
// the page.
const ScrollButton = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.fab,
  right: 20,
  bottom: `calc(20px + var(${bottomBarHeightVariable}, 0px))`,
  width: 48,
  aspectRatio: '1',
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  '&:hover': { backgroundColor: theme.vars.palette.wash },
  [theme.breakpoints.down(scrollButtonBreakpointEm)]: {
    // On the dark footer.
    '&:focus-visible': { outlineColor: theme.vars.palette.band.text },
  },
  [theme.breakpoints.up(scrollButtonBreakpointEm)]: {
    position: 'fixed',
    right: 8,
    width: `clamp(24px, ${pageMargin} - 12px, 48px)`,
    '& svg': { maxWidth: '80%', height: 'auto' },
  },
  [theme.breakpoints.up(pxToEm(1400))]: { right: 24 },
}));
