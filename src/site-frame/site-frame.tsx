import { styled } from '@mui/material/styles';
// MUI's own adds 2.8 kB of script for visitors who choose a colour scheme; here their system does.
import ThemeProvider from '@mui/system/ThemeProvider';
import { useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { theme } from '../theme/theme';
import { Arrival } from './arrival';
import { Footer } from './footer';
import { NavBar } from './nav-bar';
import { NavigationProgress } from './navigation-progress';
import { scrollKey } from './scroll-key';
import { ScrollToTop } from './scroll-to-top';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** What stands around every page. While the menu is open, the rest of the page is out of reach. */
export function SiteFrame() {
  const [menuOpen, setMenuOpen] = useState<boolean>();
  return (
    <ThemeProvider theme={theme}>
      <div inert={menuOpen === true}>
        <SkipLink />
        <TopBar />
      </div>
      <NavBar menuOpen={menuOpen} onMenuToggle={setMenuOpen} />
      <Main id="main" tabIndex={-1} inert={menuOpen === true}>
        <Outlet />
      </Main>
      <div inert={menuOpen === true}>
        <Footer />
        <ScrollToTop />
      </div>
      <NavigationProgress />
      <Arrival />
      <ScrollRestoration getKey={scrollKey} />
    </ThemeProvider>
  );
}

const Main = styled('main')({ minHeight: '60vh' });
