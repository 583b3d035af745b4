import { styled } from '@mui/material/styles';
// @mui/material's ThemeProvider adds 2.8 kB for switching color schemes; this site follows the
// system.
import ThemeProvider from '@mui/system/ThemeProvider';
import { Outlet } from 'react-router-dom';

import { theme } from '../theme/theme';
import { FocusAndScroll } from './focus-and-scroll/focus-and-scroll';
import { Footer, type FooterProps } from './footer';
import { NavBar } from './nav-bar';
import { NavigationProgress } from './navigation-progress';
import { ScrollToTop } from './scroll-to-top';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

export function Layout({ footerPages }: { footerPages: FooterProps['pages'] }) {
  return (
    <ThemeProvider theme={theme}>
      <SkipLink />
      <TopBar />
      <NavBar />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer pages={footerPages} />
      <ScrollToTop />
      <NavigationProgress />
      <FocusAndScroll />
    </ThemeProvider>
  );
}

const Main = styled('main')({ minHeight: '60vh' });
