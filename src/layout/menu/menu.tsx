import { keyframes, styled } from '@mui/material/styles';

import { useClientValue } from '../../hooks/use-client-value';
import CloseIcon from '../../illustrations/icons/close.svg?react';
import MenuIcon from '../../illustrations/icons/menu.svg?react';
import { motion } from '../../theme/scale';
import { IconButton } from '../../ui/button';
import { NavLinks } from './nav-links';
import { useMenu } from './use-menu';

const menuId = 'site-menu';

/**
 * The navigation links: a row from `md` up, below that a popover, which works before hydration.
 * Without scripts, a list below the logo (docs/decisions/0008-popover-menu.md).
 */
export function Menu() {
  // Until hydration, `popovertarget` makes the button close the menu. Afterwards `onClick` does,
  // and the attribute goes: it makes screen readers say "blank"
  // (docs/decisions/0011-screen-readers.md).
  const isHydrated = useClientValue(() => true, false);
  const { menu, openButton, closeButton, close, onToggle, onBeforeToggle } = useMenu();
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
        onBeforeToggle={onBeforeToggle}
      >
        <CloseButton
          ref={closeButton}
          aria-label="Close menu"
          popoverTarget={isHydrated ? undefined : menuId}
          popoverTargetAction="hide"
          onClick={close}
        >
          <CloseIcon />
        </CloseButton>
        <NavLinks onNavigate={close} />
      </MenuPanel>
    </>
  );
}

const MenuButton = styled(IconButton)(({ theme }) => ({
  width: 48,
  height: 48,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
}));

const OpenButton = styled(MenuButton)(({ theme }) => ({
  margin: theme.spacing(0, -1.5, 0, 'auto'),
}));

/** Stays in view when the menu scrolls, as on phones held sideways. */
const CloseButton = styled(MenuButton)(({ theme }) => ({
  position: 'sticky',
  top: 0,
  margin: theme.spacing(0, -2, 1, 'auto'),
  backgroundColor: theme.vars.palette.background.paper,
}));

const slideIn = keyframes`from { opacity: 0; transform: translateX(24px) }`;

const MenuPanel = styled('nav')(({ theme }) => ({
  position: 'static',
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
  backgroundColor: 'transparent',
  color: 'inherit',
  [`${theme.breakpoints.up('md')}, (scripting: none)`]: { display: 'block', flex: 'none' },
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
    },
    '&::backdrop': { backgroundColor: theme.vars.palette.band.main, opacity: 0.55 },
  },
}));
