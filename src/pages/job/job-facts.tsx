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
    <FactRow data-salary={isSalary}>
      <Name>{name}</Name>
      <Value>{value}</Value>
    </FactRow>
  );
}

const FactList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  '@media print': { display: 'block' },
}));

const FactRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1),
  '&[data-salary="true"]': { display: 'block', marginBottom: theme.spacing(0.75) },
  '@media print': {
    '&, &[data-salary="true"]': { display: 'flex', alignItems: 'baseline', margin: 0 },
  },
}));

const Name = styled('dt')(({ theme }) => ({
  flex: '0 0 5.25rem',
  color: theme.vars.palette.text.secondary,
  fontSize: '1rem',
  lineHeight: 1.5,
}));

const Value = styled('dd')({
  // With large text, the value is below the name.
  flex: '1 1 8rem',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.5,
  textWrap: 'balance',
  '[data-salary="true"] > &': {
    fontFamily: displayFamily,
    fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.125rem)',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    '@media print': { fontSize: '1.3125rem' },
  },
});
