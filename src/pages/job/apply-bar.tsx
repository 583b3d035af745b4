import { styled } from '@mui/material/styles';
import { useEffect, useState, type RefObject } from 'react';

import type { Job } from '../../content/types';
import { bottomBarHeightVariable, navBarHeight, scrollButtonSpace } from '../../theme/tokens';
import { ApplyButton } from './apply-button';

type ApplyBarProps = {
  job: Job;
  /** The bar shows while this element is out of view. */
  inPage: RefObject<HTMLElement | null>;
};

/** Apply Now at the bottom of the screen, on phones. */
export function ApplyBar({ job, inPage }: ApplyBarProps) {
  const shown = useOutOfView(inPage);
  return (
    <Bar data-shown={shown}>
      <ApplyButton job={job} />
    </Bar>
  );
}

/** False until the browser has looked. */
function useOutOfView(ref: RefObject<HTMLElement | null>): boolean {
  const [outOfView, setOutOfView] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setOutOfView(entry?.isIntersecting === false),
      // The navigation bar covers the top of the window.
      { rootMargin: `-${navBarHeight.phone}px 0px 0px`, threshold: 0.9 },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return outOfView;
}

/** In px. */
const barHeight = 72;

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: 'auto 0 0',
  height: barHeight,
  padding: theme.spacing(1.5, 2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& a': { width: '100%' },
  // It stays while its link has the focus.
  '&[data-shown="false"]:not(:focus-within)': { visibility: 'hidden' },
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media (scripting: none), print': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    'html:has(&)': {
      // Keeps focused elements clear of the bar and of the scroll-to-top button above it.
      scrollPaddingBottom: barHeight + scrollButtonSpace,
      [bottomBarHeightVariable]: `${barHeight}px`,
    },
  },
}));
