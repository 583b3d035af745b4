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
  /** The element around Apply Now. */
  applyRef: RefObject<HTMLDivElement | null>;
};

export function JobOverview({ job, open, applyRef }: JobOverviewProps) {
  return (
    <Container>
      <OverviewCard data-open={open}>
        <FactsColumn>
          {!open && <ClosedNotice />}
          <JobFacts job={job} />
          {open && (
            <CardApply ref={applyRef}>
              <ApplyButton job={job} />
            </CardApply>
          )}
        </FactsColumn>
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
  // Overlaps the header's illustration.
  marginTop: '-3.75rem',
  '& > section': {
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    paddingTop: theme.spacing(2),
  },
  [theme.breakpoints.up('sm')]: { marginTop: '-5rem' },
  [theme.breakpoints.up('md')]: {
    // A closed job has only the first column.
    '&[data-open="true"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    gap: theme.spacing(4),
    marginTop: '-6.5rem',
    padding: theme.spacing(4),
    '& > section': {
      borderTop: 0,
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
      padding: theme.spacing(0, 0, 0, 4),
    },
  },
  [theme.breakpoints.up('lg')]: {
    '&[data-open="true"]': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)' },
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

/** In large windows, Apply Now aligns with the end of the instructions. */
const FactsColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'space-between',
  gap: theme.spacing(2.5),
}));

const CardApply = styled('div')({
  '& a': { width: '100%' },
  '@media print': { display: 'none' },
});
