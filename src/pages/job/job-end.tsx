import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';

import type { Job } from '../../content/types';
import { cardSurface } from '../../ui/card-surface';
import { ApplyButton } from './apply-button';
import { ShareActions } from './share-actions';

type JobEndProps = {
  job: Job;
  open: boolean;
  /** The element around Apply Now. */
  applyRef: RefObject<HTMLDivElement | null>;
};

/** Below a job's text: Apply Now, and what else to do with the page. */
export function JobEnd({ job, open, applyRef }: JobEndProps) {
  return (
    <End data-open={open}>
      {open && (
        <EndApply ref={applyRef}>
          <ApplyButton job={job} />
        </EndApply>
      )}
      <ShareActions job={job} />
    </End>
  );
}

const End = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5),
  '&[data-open="false"]': { padding: 0, border: 0, backgroundColor: 'transparent' },
  [theme.breakpoints.between('sm', 'md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    padding: theme.spacing(3, 4),
  },
  // The end is a column without a frame.
  [theme.breakpoints.up('md')]: {
    alignContent: 'start',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
  },
  '@media print': { display: 'none' },
  // Without scripts, a closed job's end would be empty.
  '@media (scripting: none)': { '&[data-open="false"]': { display: 'none' } },
}));

const EndApply = styled('div')(({ theme }) => ({
  '& a': { width: '100%' },
  [theme.breakpoints.between('sm', 'md')]: { '& a': { width: 'auto' } },
}));
