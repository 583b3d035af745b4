import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

import type { Job } from '../../content/types';
import { bottomBarHeight, navBarHeight } from '../../theme/scale';
import { ApplyButton } from './apply-button';

/** The ids of the elements around the other two Apply Now buttons. */
export const applyIds = { card: 'apply-in-card', end: 'apply-at-end' } as const;

/** Apply Now at the bottom of the screen, on phones, while neither of the other two is visible. */
export function ApplyBar({ job }: { job: Job }) {
  // The navigation bar covers the top of the window.
  const isCardInView = useInView(applyIds.card, `-${navBarHeight.phone}px 0px 0px`);
  // Elements above the viewport count as in view, so this stays true below the job's end.
  const isEndReached = useInView(applyIds.end, '10000% 0px 0px');
  const isKnown = isCardInView !== undefined && isEndReached !== undefined;
  return (
    <Bar data-media="screen" data-shown={isKnown && !isCardInView && !isEndReached}>
      <ApplyButton job={job} />
    </Bar>
  );
}

/** Undefined until the browser first reports. */
function useInView(id: string, rootMargin: string): boolean | undefined {
  const [inView, setInView] = useState<boolean>();

  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      // A busy phone reports several entries at once; the last is the newest.
      (entries) => setInView(entries.at(-1)?.isIntersecting),
      { rootMargin, threshold: 0.9 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, rootMargin]);

  return inView;
}

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: 'auto 0 0',
  height: bottomBarHeight,
  padding: theme.spacing(1.5, 2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // Stays while its link has the focus.
  '&[data-shown="false"]:not(:focus-within)': { visibility: 'hidden' },
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
}));
