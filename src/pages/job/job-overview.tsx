import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';

import type { Job } from '../../content/types';
import { cardSurface } from '../../theme/card-surface';
import { sceneHeight } from '../../theme/scale';
import { ClosedNotice } from './closed-notice';
import { HowToApply } from './how-to-apply';
import { JobFacts } from './job-facts';

type JobOverviewProps = {
  job: Job;
  open: boolean;
  /** The element around Apply Now. */
  applyRef: RefObject<HTMLDivElement | null>;
};

/** The card with the facts, Apply Now, and how to apply. On desktops, it is beside the duties. */
export function JobOverview({ job, open, applyRef }: JobOverviewProps) {
  return (
    <OverviewCard>
      {!open && <ClosedNotice />}
      <JobFacts job={job} />
      {open && <HowToApply job={job} applyRef={applyRef} />}
    </OverviewCard>
  );
}

const OverviewCard = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 3),
  '@media screen': {
    ...cardSurface(theme),
    position: 'relative',
    // On tablets, the facts and how to apply are side by side.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    // Stands in front of the land, on desktops from the land's top.
    marginTop: theme.spacing(-3),
    [theme.breakpoints.up('md')]: {
      gridArea: '1 / 2',
      marginTop: `calc(-1 * ${sceneHeight.stand})`,
    },
  },
}));
