import { styled } from '@mui/material/styles';
import useScrollTrigger from '@mui/material/useScrollTrigger';

import { scrollButtonBreakpointEm } from '../theme/scale';
import { IconButton } from '../ui/button';
import ChevronUpIcon from '../ui/icons/chevron-up.svg?react';
import { moveFocus } from './move-focus';

/** A button that scrolls to the top, and moves the focus to the page's heading. */
export function ScrollToTop() {
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: 480 });
  if (!isScrolled) return null;

  function scrollToTop() {
    window.scrollTo({ top: 0 });
    moveFocus(document.querySelector('main h1'));
  }

  return (
    <EndOfPage>
      <ScrollButton onClick={scrollToTop} aria-label="Back to top">
        <ChevronUpIcon />
      </ScrollButton>
    </EndOfPage>
  );
}

const EndOfPage = styled('div')({ position: 'relative' });

/**
 * The button is in the window's corner if the page's margin has room for it, so that it never covers
 * text. Otherwise, it is at the end of the page, on the dark footer.
 */
const ScrollButton = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.fab,
  right: 20,
  bottom: 20,
  width: 48,
  aspectRatio: '1',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  // By day, this second, light ring makes the first, dark one visible on the dark footer (WCAG C40).
  '&:focus-visible': { boxShadow: `0 0 0 3px ${theme.vars.palette.background.paper}` },
  [theme.breakpoints.up(scrollButtonBreakpointEm)]: {
    position: 'fixed',
    right: 4,
    width: 32,
    padding: 0,
  },
}));
