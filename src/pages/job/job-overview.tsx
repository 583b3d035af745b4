import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';

import type { Job } from '../../../shared/content/types';
import { cardSurface } from '../../theme/card-surface';
import { navBarHeight } from '../../theme/lengths';
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

/**
 * The card with the facts, Apply Now, and how to apply. On desktops, it is beside the duties
 * and stays in view.
 */
export function JobOverview({ job, open, applyRef }: JobOverviewProps) {
  return (
    <BesideDuties>
      <OverviewCard>
        {!open && <ClosedNotice />}
        <JobFacts job={job} />
        {open && <HowToApply job={job} applyRef={applyRef} />}
      </OverviewCard>
    </BesideDuties>
  );
}

/** Ends where the work location begins, because a sticky grid item can leave its row. */
const BesideDuties = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { gridArea: '1 / 2' },
}));

const OverviewCard = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  position: 'relative',
  display: 'grid',
  rowGap: theme.spacing(2),
  padding: theme.spacing(2.5),
  // Overlaps the header's illustration, below the tool.
  marginTop: '-1rem',
  [theme.breakpoints.up('sm')]: { marginTop: '-1.5rem', padding: theme.spacing(3) },
  [theme.breakpoints.between('sm', 'md')]: {
    // How to apply is beside the facts.
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.spacing(4),
    '& > :only-child, & > [aria-labelledby="closed"]': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: { marginTop: 0 },
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
  },
}));
