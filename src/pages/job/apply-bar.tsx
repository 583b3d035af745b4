import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useState } from 'react';

import type { Job } from '../../content/types';
import { bottomBarHeightVariable, navBarHeight, scrollButtonSpace } from '../../theme/lengths';
import { ApplyButton } from './apply-button';

type ApplyBarProps = {
  job: Job;
  /**
   * The elements around the other two Apply Now buttons. The bar is visible while neither of them
   * is.
   */
  cardApplyRef: RefObject<HTMLElement | null>;
  endApplyRef: RefObject<HTMLElement | null>;
};

/** Apply Now at the bottom of the screen, on phones. */
export function ApplyBar({ job, cardApplyRef, endApplyRef }: ApplyBarProps) {
  // The navigation bar covers the top of the window.
  const isCardInView = useInView(cardApplyRef, `-${navBarHeight.phone}px 0px 0px`);
  // Elements above the viewport count as in view, so this stays true below the job's end.
  const isEndReached = useInView(endApplyRef, '10000% 0px 0px');
  const isKnown = isCardInView !== undefined && isEndReached !== undefined;
  return (
    <Bar data-shown={isKnown && !isCardInView && !isEndReached}>
      <ApplyButton job={job} />
    </Bar>
  );
}

/** Undefined until the browser first reports. */
function useInView(ref: RefObject<HTMLElement | null>, rootMargin: string): boolean | undefined {
  const [inView, setInView] = useState<boolean>();

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      // A busy phone reports several entries at once; the last is the newest.
      (entries) => setInView(entries.at(-1)?.isIntersecting),
      { rootMargin, threshold: 0.9 },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, rootMargin]);

  return inView;
}

const barHeight = 72;

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: 'auto 0 0',
  height: barHeight,
  padding: theme.spacing(1.5, 2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // Stays while its link has the focus.
  '&[data-shown="false"]:not(:focus-within)': { visibility: 'hidden' },
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media (scripting: none), print': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    // Here, not in the global styles, because only this page has the bar.
    'html:has(&[data-shown="true"])': {
      // Keeps focused elements clear of the bar and of the scroll-to-top button above it.
      scrollPaddingBottom: barHeight + scrollButtonSpace,
      [bottomBarHeightVariable]: `${barHeight}px`,
    },
  },
}));
