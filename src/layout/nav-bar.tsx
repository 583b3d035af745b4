import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import useScrollTrigger from '@mui/material/useScrollTrigger';

import { stickyQuery } from '../theme/mixins';
import { motion, navBarClearance, navBarHeight } from '../theme/scale';
import { Logo } from './logo';
import { Menu } from './menu/menu';
import { withoutMenu } from './menu/without-menu';

export function NavBar() {
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: 40 });
  return (
    <StickyBar data-scrolled={isScrolled}>
      <NavBarContent>
        <Logo isColored />
        <Menu />
      </NavBarContent>
    </StickyBar>
  );
}

const StickyBar = styled('header')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.appBar,
  top: 0,
  [`@media ${stickyQuery}`]: { position: 'sticky' },
  borderBottom: '1px solid transparent',
  // Each page's drawing begins in this color, so no edge shows.
  backgroundColor: theme.vars.palette.scene.skyTop,
  transition: `border-color ${motion.duration} ${motion.easing}`,
  // Otherwise, tabbing through the bar would scroll the page, by its `scroll-padding-top`.
  '& a, & button': { scrollMargin: `-${navBarClearance.desktop}px 0 ${navBarClearance.desktop}px` },
  // With the links listed in it, a sticky bar would cover too much of the page.
  [theme.breakpoints.down('md')]: withoutMenu({ position: 'static' }),
  '&[data-scrolled="true"]': {
    borderColor: theme.vars.palette.divider,
    backgroundColor: theme.vars.palette.background.default,
  },
}));

const NavBarContent = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: navBarHeight.phone,
  // The links are below the logo if text is so large that they would leave less room to it.
  '& > a': { flex: '1 1 10rem', maxWidth: 'max-content' },
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', minHeight: navBarHeight.desktop },
  [theme.breakpoints.down('md')]: withoutMenu({ flexWrap: 'wrap' }),
}));
