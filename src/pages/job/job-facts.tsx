import { styled } from '@mui/material/styles';

import type { Job } from '../../../shared/content/types';
import { employmentTypeNames, formatDate, formatSalary } from '../../../shared/jobs/format';
import { displayFamily } from '../../theme/fonts';

export function JobFacts({ job }: { job: Job }) {
  const { datePosted, validThrough } = job;
  return (
    <FactList>
      <Fact name="Salary" value={formatSalary(job.salary)} isSalary />
      <Fact name="Location" value={keepTogether(job.location)} />
      <Fact name="Job type" value={employmentTypeNames[job.employmentType]} />
      <Fact name="Posted" value={formatDate(datePosted)} />
      {validThrough !== undefined && <Fact name="Apply by" value={formatDate(validThrough)} />}
    </FactList>
  );
}

type FactProps = {
  name: string;
  value: string;
  /** The salary is above the other facts, in larger type. */
  isSalary?: boolean;
};

/** Breaks the line before "&", not after it. */
function keepTogether(text: string): string {
  return text.replaceAll(' & ', ' &\u00A0');
}

// Plain text: screen readers skip elements in a `dd` (docs/decisions/0011-screen-readers.md).
function Fact({ name, value, isSalary }: FactProps) {
  return (
    <div data-salary={isSalary}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const FactList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1) },
  '& dt': { flex: '0 0 5.25rem', color: theme.vars.palette.text.secondary },
  '& dt, & dd': { fontSize: '1rem', lineHeight: 1.5 },
  // With large text, the value is below the name.
  '& dd': { flex: '1 1 8rem', fontWeight: 600, textWrap: 'balance' },
  '& > [data-salary]': {
    display: 'block',
    marginBottom: theme.spacing(0.75),
    '& dd': {
      fontFamily: displayFamily,
      fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.125rem)',
      fontWeight: 700,
      lineHeight: 1.2,
      letterSpacing: '-0.02em',
    },
  },
  '@media print': {
    display: 'block',
    '& > div, & > [data-salary]': { display: 'flex', alignItems: 'baseline' },
    '& > [data-salary]': { margin: 0 },
    '& > [data-salary] dd': { fontSize: '1.3125rem' },
  },
}));
