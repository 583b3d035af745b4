import { styled } from '@mui/material/styles';

import type { Job } from '../../content/types';
import { formatDate, formatSalary } from '../../jobs/format';
import { employmentTypeNames } from '../../jobs/job';
import { displayFamily } from '../../theme/fonts';

export function JobFacts({ job }: { job: Job }) {
  const { datePosted, validThrough } = job;
  return (
    <FactList data-closes={validThrough !== undefined}>
      <Fact name="Salary" value={formatSalary(job.salary)} />
      <Fact name="Location" value={job.location} />
      <Fact name="Job type" value={employmentTypeNames[job.employmentType]} />
      <Fact name="Posted" value={formatDate(datePosted)} />
      {validThrough !== undefined && <Fact name="Apply by" value={formatDate(validThrough)} />}
    </FactList>
  );
}

/** The value is text alone: reading a page through, Orca skips elements in a `dd`. */
function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
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
  // The salary and the location
  '& > div:nth-of-type(-n + 2)': { flexBasis: '100%', gridColumn: '1 / -1' },
  '& > div:first-of-type dd': {
    fontFamily: displayFamily,
    fontSize: 'clamp(1.5rem, 1.05rem + 2vw, 2.5rem)',
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
  [theme.breakpoints.up('sm')]: {
    // All but the salary in a row, or two rows of two
    display: 'grid',
    gridTemplateColumns: 'auto auto 1fr',
    gap: theme.spacing(2.5, 4),
    '& > div:nth-of-type(2)': { gridColumn: 'auto' },
    '&[data-closes="true"]': { gridTemplateColumns: 'auto 1fr' },
  },
  // The column beside the instructions is narrow.
  [theme.breakpoints.between('md', 'lg')]: {
    '&&': { gridTemplateColumns: 'auto 1fr' },
    '& > div:nth-of-type(2)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: {
    '& > div:first-of-type': {
      paddingBottom: theme.spacing(2.5),
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  '@media print': {
    display: 'block',
    '& > div, & > div:first-of-type': {
      display: 'flex',
      alignItems: 'baseline',
      border: 0,
      padding: 0,
    },
    '& dt': { width: '5rem' },
    '& > div:first-of-type dd': { fontSize: '1.3125rem' },
  },
}));
