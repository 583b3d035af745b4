import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';

import { useHead } from '../document/use-head';
import { usePageData } from '../routing/page-data';
import { SiteGlobalStyles } from '../theme/global-styles';
import { theme } from '../theme/theme';
import { Footer } from './footer';
import { NavBar } from './nav-bar';
import { NavigationProgress } from './navigation-progress';
import { ScrollToTop } from './scroll-to-top';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useFocusAndScroll } from './use-focus-and-scroll';

export function Layout() {
  const head = usePageData()?.head;
  useHead(head);
  useHydrationMark();
  useFocusAndScroll(); // must follow `useHead`: screen readers then say the new title
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <CssBaseline />
      <SiteGlobalStyles />
      <SkipLink />
      <TopBar />
      <NavBar />
      <main id="main" tabIndex={-1}>
        {/* The key makes React replace the element when the page changes, so that no state carries
            over and screen readers read the new heading. Without the id, Firefox hides it from them
            (docs/decisions/0023-screen-readers.md). */}
        <div key={head?.path} id="page">
          <Outlet />
        </div>
      </main>
      <Footer />
      <ScrollToTop />
      <NavigationProgress />
    </ThemeProvider>
  );
}

/** Tells tests that the app answers to clicks. */
function useHydrationMark() {
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-hydrated', 'true');
  }, []);
}
