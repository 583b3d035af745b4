import { styled } from '@mui/material/styles';

import type { Job } from '../../content/types';
import { formatDate, formatSalary } from '../../jobs/format';
import { employmentTypeNames } from '../../jobs/job';
import { displayFamily } from '../../theme/fonts';

export function JobFacts({ job }: { job: Job }) {
  const { datePosted, validThrough } = job;
  return (
    <FactList data-closes={validThrough !== undefined}>
      <Fact name="Salary" value={formatSalary(job.salary)} place="salary" />
      <Fact name="Location" value={job.location} place="location" />
      <Fact name="Job type" value={employmentTypeNames[job.employmentType]} />
      <Fact name="Posted" value={formatDate(datePosted)} />
      {validThrough !== undefined && <Fact name="Apply by" value={formatDate(validThrough)} />}
    </FactList>
  );
}

type FactProps = {
  name: string;
  value: string;
  /** Facts without a place are in a row, in order. */
  place?: 'salary' | 'location';
};

// Plain text: screen readers skip elements in a `dd` (docs/decisions/0011-screen-readers.md).
function Fact({ name, value, place }: FactProps) {
  return (
    <div data-place={place}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const FactList = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.25, 4),
  '& dt': {
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
  },
  '& dd': { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5, textWrap: 'balance' },
  '& > [data-place]': { flexBasis: '100%', gridColumn: '1 / -1' },
  '& > [data-place="salary"] dd': {
    fontFamily: displayFamily,
    fontSize: 'clamp(1.5rem, 1.05rem + 2vw, 2.5rem)',
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
  [theme.breakpoints.up('sm')]: {
    // Below the salary: one row, or two if there is a last day to apply.
    display: 'grid',
    gridTemplateColumns: 'auto auto 1fr',
    gap: theme.spacing(2.5, 4),
    '& > [data-place="location"]': { gridColumn: 'auto' },
    '&[data-closes="true"]': { gridTemplateColumns: 'auto 1fr' },
  },
  // The column beside the instructions is narrow.
  [theme.breakpoints.between('md', 'lg')]: {
    gridTemplateColumns: 'auto 1fr',
    '& > [data-place="location"]': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: {
    '& > [data-place="salary"]': {
      paddingBottom: theme.spacing(2.5),
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  '@media print': {
    display: 'block',
    '& > div, & > [data-place="salary"]': {
      display: 'flex',
      alignItems: 'baseline',
      border: 0,
      padding: 0,
    },
    '& dt': { width: '5rem' },
    '& > [data-place="salary"] dd': { fontSize: '1.3125rem' },
  },
}));
