import { styled } from '@mui/material/styles';

import type { Job } from '../../content/types';
import { cardSurface } from '../../theme/mixins';
import { ClosedNotice } from './closed-notice';
import { HowToApply } from './how-to-apply';
import { JobFacts } from './job-facts';

/** The card with the facts, Apply Now, and how to apply. On desktops, it is beside the duties. */
export function JobOverview({ job, open }: { job: Job; open: boolean }) {
  return (
    <OverviewCard>
      {!open && <ClosedNotice />}
      <JobFacts job={job} />
      {open && <HowToApply job={job} />}
    </OverviewCard>
  );
}

const OverviewCard = styled('div')(({ theme }) => ({
  display: 'grid',
  // On tablets, the facts and how to apply are side by side.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: theme.spacing(2, 3),
  '@media screen': {
    ...cardSurface(theme),
    position: 'relative',
    [theme.breakpoints.up('md')]: { gridArea: '1 / 2' },
  },
}));
