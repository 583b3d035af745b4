import careers from '@content/careers.json';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';

import type { Job } from '../../content/types';
import { cardSurface } from '../../ui/card-surface';
import { ApplyButton } from './apply-button';
import { ShareActions } from './share-actions';

type JobEndProps = {
  job: Job;
  open: boolean;
  /** Around Apply Now. */
  applyRef: RefObject<HTMLDivElement | null>;
};

/** Below a job's text: Apply Now, and what else to do with the page. */
export function JobEnd({ job, open, applyRef }: JobEndProps) {
  return (
    <End data-open={open}>
      {open && (
        <>
          <Apply ref={applyRef}>
            <ApplyButton job={job} />
          </Apply>
          <p>{careers.applyByEmail.button}</p>
        </>
      )}
      <ShareActions job={job} />
    </End>
  );
}

const End = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(3),
  padding: theme.spacing(2.5),
  '& > p': { color: theme.vars.palette.text.secondary, fontSize: '1rem', lineHeight: 1.5 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.spacing(3),
    padding: theme.spacing(3, 4),
    '& > :last-child': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    marginBottom: theme.spacing(5),
    '& > :last-child': { gridColumn: 'auto' },
  },
  '&[data-open="false"]': { padding: 0, border: 0, backgroundColor: 'transparent' },
  '@media print': { display: 'none' },
  // A closed job's end has nothing in it then.
  '@media (scripting: none)': { '&[data-open="false"]': { display: 'none' } },
}));

const Apply = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '& a': { width: '100%' } },
}));
