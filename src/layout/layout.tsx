import { styled } from '@mui/material/styles';
// MUI's own adds 2.8 kB of script for choosing a colour scheme; here the system's setting decides.
import ThemeProvider from '@mui/system/ThemeProvider';
import { useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { theme } from '../theme/theme';
import { RouteAnnouncer } from './route-announcer';
import { Footer } from './footer';
import { NavBar } from './nav-bar';
import { NavigationProgress } from './navigation-progress';
import { scrollKey } from './scroll-key';
import { ScrollToTop } from './scroll-to-top';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** What stands around every page. While the menu is open, the rest of the page is inert. */
export function Layout() {
  const [menuOpen, setMenuOpen] = useState<boolean>();
  return (
    <ThemeProvider theme={theme}>
      <div inert={menuOpen}>
        <SkipLink />
        <TopBar />
      </div>
      <NavBar open={menuOpen} onToggle={setMenuOpen} />
      <Main id="main" tabIndex={-1} inert={menuOpen}>
        <Outlet />
      </Main>
      <div inert={menuOpen}>
        <Footer />
        <ScrollToTop />
      </div>
      <NavigationProgress />
      <RouteAnnouncer />
      <ScrollRestoration getKey={scrollKey} />
    </ThemeProvider>
  );
}

const Main = styled('main')({ minHeight: '60vh' });
