import { styled } from '@mui/material/styles';
import { useEffect, useState, type RefObject } from 'react';

import type { Job } from '../../content/types';
import { bottomBarHeightVariable, navBarHeight, scrollButtonSpace } from '../../theme/lengths';
import { ApplyButton } from './apply-button';

type ApplyBarProps = {
  job: Job;
  /** Around the two other Apply Now, in the card and at the job's end: the bar shows between them. */
  inCard: RefObject<HTMLElement | null>;
  atEnd: RefObject<HTMLElement | null>;
};

/** Apply Now at the bottom of the screen, on phones. */
export function ApplyBar({ job, inCard, atEnd }: ApplyBarProps) {
  // The navigation bar covers the top of the window.
  const isCardInView = useInView(inCard, `-${navBarHeight.phone}px 0px 0px`);
  // What is above the window counts, so this stays true below the job's end.
  const isEndReached = useInView(atEnd, '10000% 0px 0px');
  return (
    <Bar data-shown={isCardInView === false && isEndReached === false}>
      <ApplyButton job={job} />
    </Bar>
  );
}

/** Undefined until the browser has looked. */
function useInView(ref: RefObject<HTMLElement | null>, rootMargin: string): boolean | undefined {
  const [inView, setInView] = useState<boolean>();

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      // On a busy phone, several entries wait; the last is the newest.
      (entries) => setInView(entries.at(-1)?.isIntersecting),
      { rootMargin, threshold: 0.9 },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, rootMargin]);

  return inView;
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
    'html:has(&[data-shown="true"])': {
      // Keeps focused elements clear of the bar and of the scroll-to-top button above it.
      scrollPaddingBottom: barHeight + scrollButtonSpace,
      [bottomBarHeightVariable]: `${barHeight}px`,
    },
  },
}));
