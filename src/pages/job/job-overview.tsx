import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';

import type { Job } from '../../content/types';
import { cardSurface } from '../../ui/card-surface';
import { ApplyButton } from './apply-button';
import { ClosedNotice } from './closed-notice';
import { HowToApply } from './how-to-apply';
import { JobFacts } from './job-facts';

type JobOverviewProps = {
  job: Job;
  open: boolean;
  /** Around Apply Now. */
  applyRef: RefObject<HTMLDivElement | null>;
};

/** The card below the header: the facts, Apply Now, and how to apply. */
export function JobOverview({ job, open, applyRef }: JobOverviewProps) {
  return (
    <Container>
      <OverviewCard>
        <Facts>
          {!open && <ClosedNotice />}
          <JobFacts job={job} />
          {open && (
            <Apply ref={applyRef}>
              <ApplyButton job={job} />
            </Apply>
          )}
        </Facts>
        {open && <HowToApply job={job} />}
      </OverviewCard>
    </Container>
  );
}

const OverviewCard = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2.5),
  // Overlaps the header's illustration, below the mailbox's post.
  marginTop: -24,
  [theme.breakpoints.up('sm')]: { marginTop: -32 },
  '& > section': {
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    paddingTop: theme.spacing(2),
  },
  [theme.breakpoints.up('md')]: {
    // A closed job has only the first column.
    '&:has(> section)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    gap: theme.spacing(4),
    marginTop: -40,
    padding: theme.spacing(4),
    '& > section': {
      borderTop: 0,
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
      padding: theme.spacing(0, 0, 0, 4),
    },
  },
  [theme.breakpoints.up('lg')]: {
    '&:has(> section)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
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

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('md')]: { gap: theme.spacing(4) },
}));

const Apply = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '& a': { width: '100%' } },
  '@media print': { display: 'none' },
}));
