import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { Job } from '../../content/types';
import { formatDate } from '../../jobs/format';
import { employmentTypeNames, salaryText } from '../../jobs/job';

export function JobFacts({ job }: { job: Job }) {
  const { datePosted, validThrough } = job;
  return (
    <FactList>
      <Fact name="Salary">
        <Salary>{salaryText(job)}</Salary>
      </Fact>
      <Fact name="Location">{job.location}</Fact>
      <Fact name="Job type">{employmentTypeNames[job.employmentType]}</Fact>
      <Fact name="Posted">
        <time dateTime={datePosted}>{formatDate(datePosted)}</time>
      </Fact>
      {validThrough !== undefined && (
        <Fact name="Apply by">
          <time dateTime={validThrough}>{formatDate(validThrough)}</time>
        </Fact>
      )}
    </FactList>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const FactList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5, 3),
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& dd': { fontWeight: 600, lineHeight: '1.5rem' },
  [theme.breakpoints.down('sm')]: {
    '& div': { display: 'grid', gridTemplateColumns: '5rem 1fr', gap: theme.spacing(1) },
    '& dt': { fontSize: '1rem', lineHeight: 1.5 },
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, auto)' },
  // One row for any number of facts.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    '& dd': { textWrap: 'balance' },
  },
  '@media print': { gridTemplateColumns: 'repeat(2, auto)', gridAutoFlow: 'row' },
}));

const Salary = styled('span')({
  display: 'block',
  fontSize: 'clamp(1.1875rem, 1rem + 0.7vw, 1.375rem)',
});
