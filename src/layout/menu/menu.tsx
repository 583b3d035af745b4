import { keyframes, styled } from '@mui/material/styles';
import { type FocusEvent, type ToggleEvent, useEffect, useRef } from 'react';

import { motion } from '../../theme/scale';
import { desktopQuery } from '../../theme/theme';
import { IconButton } from '../../ui/button';
import CloseIcon from '../../ui/icons/close.svg?react';
import MenuIcon from '../../ui/icons/menu.svg?react';
import { closeMenu } from './close-menu';
import { NavLinks } from './nav-links';
import { withoutMenu } from './without-menu';

const menuId = 'site-menu';

/**
 * The navigation links are a row from `md` up, and in narrower windows a popover, which works before
 * hydration. Without scripts and in browsers without popovers, they are a list below the logo
 * (docs/decisions/0022-popover-menu.md).
 */
export function Menu() {
  const menu = useRef<HTMLElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  const close = () => closeMenu(menu.current);

  function onToggle({ newState }: ToggleEvent) {
    if (newState === 'open') closeButton.current?.focus();
    // Browsers return the focus to the element that had it before, but not after a click outside. In
    // Safari, that element is not the button, which a click does not focus.
    else if (document.activeElement === document.body) {
      openButton.current?.focus({ preventScroll: true });
    }
  }

  function closeIfFocusLeaves({ relatedTarget, currentTarget }: FocusEvent) {
    // `relatedTarget` is null if nothing gets the focus, as after a click on a button in Safari.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  }

  useEffect(() => {
    const desktop = window.matchMedia(desktopQuery);
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, []);

  return (
    <>
      {/* No `aria-expanded`: browsers announce whether the popover is open. */}
      <OpenButton ref={openButton} aria-label="Menu" popoverTarget={menuId}>
        <MenuIcon />
      </OpenButton>
      <MenuPanel
        ref={menu}
        id={menuId}
        aria-label="Main"
        popover="auto"
        onToggle={onToggle}
        onBlur={closeIfFocusLeaves}
      >
        <CloseButton
          ref={closeButton}
          aria-label="Close menu"
          popoverTarget={menuId}
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </CloseButton>
        <NavLinks />
      </MenuPanel>
      <PageCover onClick={close} />
    </>
  );
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

/** The button stays in view when the menu scrolls, as on phones held sideways. */
const CloseButton = styled(MenuButton)(({ theme }) => ({
  position: 'sticky',
  top: 0,
  margin: theme.spacing(0, -2, 1, 'auto'),
  backgroundColor: theme.vars.palette.background.paper,
}));

const slideIn = keyframes`from { opacity: 0; transform: translateX(24px) }`;
const ignoreClicks = keyframes`from, to { pointer-events: none }`;

const MenuPanel = styled('nav')(({ theme }) => ({
  position: 'static',
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
  backgroundColor: 'transparent',
  color: 'inherit',
  [theme.breakpoints.up('md')]: { display: 'block' },
  ...withoutMenu({ display: 'block', flex: 'none' }),
  [theme.breakpoints.down('md')]: {
    '&:popover-open': {
      position: 'fixed',
      inset: '0 0 0 auto',
      width: 'min(22rem, 100% - 40px)',
      height: 'auto',
      padding: theme.spacing(1, 3, 3),
      overflowY: 'auto',
      backgroundColor: theme.vars.palette.background.paper,
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
      '@media (prefers-reduced-motion: no-preference)': {
        animation: `${slideIn} ${motion.duration} ${motion.easing}`,
      },
      // Otherwise, the second click of a double-click on Menu would press what then lies there.
      '& a, & button': { animation: `${ignoreClicks} 400ms` },
    },
    '&::backdrop': { backgroundColor: theme.vars.palette.band.main, opacity: 0.55 },
  },
}));

/**
 * The cover lies over the page while the menu is open, so that a click outside only closes the menu.
 * Safari on iOS 17 to 18.2 would not close it by itself.
 */
const PageCover = styled('div')({
  position: 'fixed',
  inset: 0,
  display: 'none',
  '[popover]:popover-open + &': { display: 'block' },
});
