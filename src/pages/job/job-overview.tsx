import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';

import type { Job } from '../../content/types';
import { cardSurface } from '../../theme/card-surface';
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
    <OverviewCard data-open={open}>
      {!open && <ClosedNotice />}
      <JobFacts job={job} />
      {open && <HowToApply job={job} applyRef={applyRef} />}
    </OverviewCard>
  );
}

const OverviewCard = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  position: 'relative',
  display: 'grid',
  rowGap: theme.spacing(2),
  padding: theme.spacing(2.5),
  marginTop: theme.spacing(3),
  // Overlaps the header's illustration, below the tool.
  [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(-3), padding: theme.spacing(3) },
  [theme.breakpoints.between('sm', 'md')]: {
    // How to apply is beside the facts.
    '&[data-open="true"]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.spacing(4),
    },
  },
  [theme.breakpoints.up('md')]: { gridArea: '1 / 2', marginTop: 0 },
  [theme.breakpoints.up('lg')]: { paddingInline: theme.spacing(4) },
  '@media print': {
    position: 'static',
    display: 'block',
    marginTop: theme.spacing(2),
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
  },
}));
