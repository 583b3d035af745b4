import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';

import { PageHead } from '../document/page-head';
import { usePageData } from '../navigation/page-data';
import { SiteGlobalStyles } from '../theme/global-styles';
import { theme } from '../theme/theme';
import { FocusAndScroll } from './focus-and-scroll';
import { Footer } from './footer';
import { NavBar } from './nav-bar';
import { NavigationProgress } from './navigation-progress';
import { ScrollToTop } from './scroll-to-top';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

export function Layout() {
  const head = usePageData()?.head;
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <CssBaseline />
      <SiteGlobalStyles />
      {/* On the server, src/document renders these tags into the head; React adopts them. */}
      {head && typeof document !== 'undefined' && <PageHead {...head} />}
      <SkipLink />
      <TopBar />
      <NavBar />
      <main id="main" tabIndex={-1}>
        {/* The key makes React replace the element on each page, so that no state carries over and
            screen readers read the new heading. Without the id, Firefox hides it from them
            (docs/decisions/0011-screen-readers.md). */}
        <div key={head?.path} id="page">
          <Outlet />
        </div>
      </main>
      <Footer />
      <ScrollToTop />
      <NavigationProgress />
      <FocusAndScroll />
    </ThemeProvider>
  );
}
