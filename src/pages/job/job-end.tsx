import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { formatSalary } from '../../content/format';
import type { Job } from '../../content/types';
import { applyIds } from './apply-bar';
import { ApplyButton } from './apply-button';
import { ShareActions } from './share-actions';

export function JobEnd({ job, open }: { job: Job; open: boolean }) {
  return (
    <End data-media="screen">
      {open && (
        <>
          {/* Reminds of what the applicant has read about. */}
          <Typography
            variant="subtitle1"
            sx={{ fontWeight: 600 }}
          >{`${job.title}, ${formatSalary(job.salary)}`}</Typography>
          <EndApply id={applyIds.end}>
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
