import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { styled } from '@mui/material/styles';

import { interfaceWords } from '../content/labels';
import { IconButton } from '../ui/button';

/** Appears once the visitor has scrolled this far, in px. */
const threshold = 480;

/** Takes the visitor, and the keyboard, back to the top. How it moves is the style sheet's `scroll-behavior`. */
export function ScrollToTop() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold });
  if (!scrolled) return null;

  function scrollToTop() {
    window.scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <Button type="button" onClick={scrollToTop} aria-label={interfaceWords.scrollToTop}>
      <KeyboardArrowUp />
    </Button>
  );
}

const Button = styled(IconButton)(({ theme }) => ({
  '@media print': { display: 'none' },
  position: 'fixed',
  zIndex: theme.zIndex.fab,
  right: 16,
  bottom: 'calc(16px + var(--bottom-bar-height, 0px))',
  width: 48,
  height: 48,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  boxShadow: '0 4px 16px rgb(8 17 26 / 0.16)',
  '&:hover': { backgroundColor: theme.vars.palette.wash },
  [theme.breakpoints.up('md')]: { right: 32, bottom: 32 },
}));
