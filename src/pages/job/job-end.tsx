import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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
    <End data-media="screen">
      {open && (
        <>
          {/* Reminds of what the applicant has read about. */}
          <Typography
            variant="subtitle1"
            sx={{ fontWeight: 600 }}
          >{`${job.title}, ${formatSalary(job.salary)}`}</Typography>
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 3),
  gridColumn: '1 / -1',
}));

const EndApply = styled('div')(({ theme }) => ({
  width: '100%',
  [theme.breakpoints.up('sm')]: { width: '12rem' },
}));
