import Close from '@mui/icons-material/Close';
import Menu from '@mui/icons-material/Menu';
import Container from '@mui/material/Container';
import useMediaQuery from '@mui/material/useMediaQuery';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { keyframes, styled, useTheme } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode, type ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { interfaceWords } from '../content/labels';
import { motion, navBarHeight } from '../theme/tokens';
import { IconButton } from '../ui/button';
import { Logo } from './logo';
import { NavLinks } from './nav-links';
import { withoutMenu } from './without-menu';

type NavBarProps = {
  /** Not known until the app has started: in the document the browser itself tells the button's state. */
  menuOpen: boolean | undefined;
  onMenuToggle: (open: boolean) => void;
};

const menuId = 'site-menu';

/**
 * The sticky navigation. From the `md` breakpoint on the links stand in a row; below, the same list is
 * a popover, which the browser opens and closes by itself (Escape, a tap beside it), with or without
 * our script. Without script or popovers it is an ordinary list under the logo.
 */
export function NavBar({ menuOpen, onMenuToggle }: NavBarProps) {
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  /** False while the menu closes because an entry was chosen: focus goes where that leads. */
  const givesFocusBack = useRef(true);
  const { key } = useLocation();
  const entry = useRef(key);
  const wide = useMediaQuery(useTheme().breakpoints.up('md'));

  // The visitor may have opened the menu before this script had started.
  useEffect(() => {
    onMenuToggle(isOpen(menu.current));
  }, [onMenuToggle]);

  useEffect(() => {
    if (wide) hide(menu.current);
  }, [wide]);

  // Back and Forward change the page under an open menu.
  useEffect(() => {
    if (key === entry.current) return;
    entry.current = key;
    givesFocusBack.current = false;
    hide(menu.current);
  }, [key]);

  useEffect(() => {
    if (!menuOpen) return;
    const opener = toggle.current;
    givesFocusBack.current = true;
    return () => {
      if (givesFocusBack.current) opener?.focus({ preventScroll: true });
    };
  }, [menuOpen]);

  function onToggle(event: ToggleEvent) {
    onMenuToggle(event.newState === 'open');
  }

  function onChoose() {
    givesFocusBack.current = false;
    hide(menu.current);
    onMenuToggle(false);
  }

  return (
    <StickyBar>
      <Row>
        <Logo inert={menuOpen === true} />
        <Toggle
          ref={toggle}
          type="button"
          aria-label={interfaceWords.menu}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          popoverTarget={menuId}
          inert={menuOpen === true}
        >
          <Menu />
        </Toggle>
        <nav aria-label={interfaceWords.navigation}>
          <Panel ref={menu} id={menuId} popover="auto" onToggle={onToggle}>
            <CloseButton
              type="button"
              aria-label={interfaceWords.closeMenu}
              popoverTarget={menuId}
              popoverTargetAction="hide"
            >
              <Close />
            </CloseButton>
            <NavLinks onChoose={onChoose} />
          </Panel>
        </nav>
      </Row>
    </StickyBar>
  );
}

/** Knows whether the page has scrolled below it; apart, so that what is in it is not rendered again. */
function StickyBar({ children }: { children: ReactNode }) {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 40 });
  return <Bar data-scrolled={scrolled}>{children}</Bar>;
}

const hasPopovers = () => 'popover' in HTMLElement.prototype;

function isOpen(menu: HTMLElement | null): boolean {
  return hasPopovers() && menu?.matches(':popover-open') === true;
}

function hide(menu: HTMLElement | null): void {
  if (isOpen(menu)) menu?.hidePopover();
}

const Bar = styled('header')(({ theme }) => ({
  '@media print': { display: 'none' },
  position: 'sticky',
  viewTransitionName: 'navigation',
  zIndex: theme.zIndex.appBar,
  top: 0,
  borderBottom: '1px solid transparent',
  backgroundColor: theme.vars.palette.background.paper,
  transition: `border-color ${motion.duration} ${motion.easing}`,
  // What takes focus in here is in view, though it stands where `scroll-padding-top` says it is not:
  // without this the page would scroll at every step of the Tab key.
  '& a, & button': { scrollMargin: '-100px 0 100px' },
  // The list of links makes it too tall to stay.
  [theme.breakpoints.down('md')]: withoutMenu({ position: 'static' }),
  '&[data-scrolled="true"]': { borderColor: theme.vars.palette.divider },
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: navBarHeight.phone,
  '& > a svg': { color: theme.vars.palette.primary.main },
  [theme.breakpoints.up('md')]: {
    minHeight: navBarHeight.desktop,
    '& > nav': { flex: 'none' },
  },
  // There the list of links stands in a line of its own.
  [theme.breakpoints.down('md')]: { '@media (scripting: none)': { flexWrap: 'wrap' } },
}));

const Toggle = styled(IconButton)(({ theme }) => ({
  width: 48,
  height: 48,
  margin: theme.spacing(0, -1.5, 0, 'auto'),
  [theme.breakpoints.up('md')]: { display: 'none' },
  ...withoutMenu({ display: 'none' }),
}));

const CloseButton = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: 8,
  right: 8,
  width: 48,
  height: 48,
  [theme.breakpoints.up('md')]: { display: 'none' },
  ...withoutMenu({ display: 'none' }),
}));

const slideIn = keyframes`from { opacity: 0; transform: translateX(24px) }`;

const Panel = styled('div')(({ theme }) => ({
  border: 0,
  padding: 0,
  overflow: 'visible',
  backgroundColor: 'transparent',
  color: 'inherit',
  [theme.breakpoints.up('md')]: {
    // The row is always there, whatever the popover's state.
    '&, &:popover-open': { position: 'static', display: 'block', margin: 0 },
  },
  [theme.breakpoints.down('md')]: {
    ...withoutMenu({ position: 'static', display: 'block', margin: 0 }),
    '&:popover-open': {
      position: 'fixed',
      inset: '0 0 0 auto',
      width: 'min(22rem, 100vw - 40px)',
      height: 'auto',
      maxHeight: 'none',
      margin: 0,
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
