import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keyframes, styled, useTheme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import { interfaceWords } from '../content/labels';
import { motion } from '../theme/tokens';
import { IconButton } from '../ui/button';
import { NavLinks } from './nav-links';
import { withoutMenu } from './without-menu';

export type MenuProps = {
  /** Unknown until the app has started; until then the browser itself exposes the button's state. */
  open: boolean | undefined;
  onToggle: (open: boolean) => void;
};

const menuId = 'site-menu';

/**
 * The links of the navigation: a row from the `md` breakpoint on, below it a popover, which the browser
 * opens and closes (Escape, a tap beside it) before hydration, too. Without script or popovers they are
 * a list under the logo (docs/decisions/0008-popover-menu.md).
 */
export function Menu({ open, onToggle }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wide = useMediaQuery(useTheme().breakpoints.up('md'));

  // The visitor may have opened the menu before hydration.
  useEffect(() => {
    // A browser without popovers would throw at the selector.
    const canOpen = 'popover' in HTMLElement.prototype;
    onToggle(canOpen && menu.current?.matches(':popover-open') === true);
  }, [onToggle]);

  useEffect(() => {
    if (wide) hide(menu.current);
  }, [wide]);

  // Back and Forward change the page under an open menu.
  useEffect(() => {
    const hideMenu = () => hide(menu.current);
    window.addEventListener('popstate', hideMenu);
    return () => window.removeEventListener('popstate', hideMenu);
  }, []);

  // The browser's own attempt comes too early: the opener is inert until this has rendered.
  useEffect(() => {
    const button = opener.current;
    if (open) return () => button?.focus({ preventScroll: true });
  }, [open]);

  function close() {
    hide(menu.current);
    onToggle(false);
  }

  return (
    <>
      <OpenButton
        ref={opener}
        aria-label={interfaceWords.menu}
        aria-expanded={open}
        popoverTarget={menuId}
        inert={open}
      >
        <MenuIcon />
      </OpenButton>
      <nav aria-label={interfaceWords.navigation}>
        <Panel
          ref={menu}
          id={menuId}
          popover="auto"
          onToggle={({ newState }) => onToggle(newState === 'open')}
        >
          <CloseButton
            aria-label={interfaceWords.closeMenu}
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            <CloseIcon />
          </CloseButton>
          <NavLinks onChoose={close} />
        </Panel>
      </nav>
    </>
  );
}

/** Popovers are missing before Firefox 125 and Safari 17. */
function hide(menu: HTMLElement | null) {
  if (menu !== null && 'hidePopover' in menu) menu.hidePopover();
}

const MenuButton = styled(IconButton)(({ theme }) => ({
  width: 48,
  height: 48,
  [theme.breakpoints.up('md')]: { display: 'none' },
  ...withoutMenu({ display: 'none' }),
}));

const OpenButton = styled(MenuButton)(({ theme }) => ({
  margin: theme.spacing(0, -1.5, 0, 'auto'),
}));

const CloseButton = styled(MenuButton)({ position: 'absolute', top: 8, right: 8 });

const slideIn = keyframes`from { opacity: 0; transform: translateX(24px) }`;

const Panel = styled('div')(({ theme }) => ({
  position: 'static',
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
  backgroundColor: 'transparent',
  color: 'inherit',
  // Visible whatever the popover's state.
  [`${theme.breakpoints.up('md')}, (scripting: none)`]: { display: 'block' },
  [theme.breakpoints.down('md')]: {
    '&:popover-open': {
      position: 'fixed',
      inset: '0 0 0 auto',
      width: 'min(22rem, 100vw - 40px)',
      height: 'auto',
      padding: theme.spacing(8, 3, 3),
      overflowY: 'auto',
      backgroundColor: theme.vars.palette.background.paper,
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
      '@media (prefers-reduced-motion: no-preference)': {
        animation: `${slideIn} ${motion.duration} ${motion.easing}`,
      },
    },
    '&::backdrop': { backgroundColor: 'rgb(8 17 26 / 0.55)' },
  },
}));
