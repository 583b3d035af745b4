import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';

import { formatSalary } from '../../content/format';
import type { Job } from '../../content/types';
import { ApplyButton } from './apply-button';
import { ShareActions } from './share-actions';

type JobEndProps = {
  job: Job;
  open: boolean;
  /** The element around Apply Now. */
  applyRef: RefObject<HTMLDivElement | null>;
};

export function JobEnd({ job, open, applyRef }: JobEndProps) {
  return (
    <End data-open={open}>
      {open && (
        <>
          <Invitation>{`${job.title}, ${formatSalary(job.salary)}`}</Invitation>
          <EndApply ref={applyRef}>
            <ApplyButton job={job} />
          </EndApply>
        </>
      )}
      <ShareActions job={job} />
    </End>
  );
}

const End = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5, 3),
  [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  [theme.breakpoints.up('md')]: {
    gridColumn: '1 / -1',
    // Copy link and Print are at the end of the line.
    '& > :last-child': { marginLeft: 'auto' },
  },
  '@media print': { display: 'none' },
  // Hides an empty row: without scripts, only Apply Now is left.
  '@media (scripting: none)': { '&[data-open="false"]': { display: 'none' } },
}));

/** Reminds of what the applicant has read about. */
const Invitation = styled('p')(({ theme }) => ({
  flexBasis: '100%',
  fontSize: '1.125rem',
  fontWeight: 600,
  [theme.breakpoints.up('md')]: { flexBasis: 'auto' },
}));

const EndApply = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { minWidth: '12rem' },
}));
