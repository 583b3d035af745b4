import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';

import type { Job } from '../../../shared/content/types';
import { cardSurface } from '../../theme/card-surface';
import { navBarHeight } from '../../theme/lengths';
import { ApplyButton } from './apply-button';
import { ClosedNotice } from './closed-notice';
import { HowToApply } from './how-to-apply';
import { JobFacts } from './job-facts';
import { stickyCardQuery } from './sticky-card';

type JobOverviewProps = {
  job: Job;
  open: boolean;
  /** The element around Apply Now. */
  applyRef: RefObject<HTMLDivElement | null>;
};

/** The card with the facts, Apply Now, and how to apply. On desktops, it is beside the job's text and stays in view. */
export function JobOverview({ job, open, applyRef }: JobOverviewProps) {
  return (
    <OverviewCard>
      {!open && <ClosedNotice />}
      <JobFacts job={job} />
      {open && (
        <CardApply ref={applyRef}>
          <ApplyButton job={job} />
        </CardApply>
      )}
      {open && <HowToApply job={job} />}
    </OverviewCard>
  );
}

const OverviewCard = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2.25, 2.5),
  [theme.breakpoints.up('sm')]: {
    // Overlaps the header's illustration, below the mailbox.
    marginTop: '-1.5rem',
    '& > section': {
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      paddingTop: theme.spacing(2),
    },
  },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(2.5), padding: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: { paddingInline: theme.spacing(4) },
  [stickyCardQuery]: {
    position: 'sticky',
    top: navBarHeight.desktop + 20,
  },
  '@media print': {
    position: 'static',
    display: 'block',
    marginTop: theme.spacing(2),
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '& > section': { border: 0, padding: theme.spacing(2, 0, 0) },
  },
}));

const CardApply = styled('div')({
  '& a': { width: '100%' },
  '@media print': { display: 'none' },
});
