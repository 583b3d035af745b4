import { styled } from '@mui/material/styles';

import { employmentTypeNames, formatDate, formatSalary } from '../../content/format';
import type { Job } from '../../content/types';
import { displayFamily } from '../../theme/fonts';

export function JobFacts({ job }: { job: Job }) {
  const { datePosted, validThrough } = job;
  return (
    <FactList>
      <Fact name="Salary" value={formatSalary(job.salary)} isSalary isWide />
      <Fact name="Location" value={keepTogether(job.location)} isWide />
      <Fact name="Job type" value={employmentTypeNames[job.employmentType]} />
      <Fact name="Posted" value={formatDate(datePosted)} />
      {validThrough !== undefined && <Fact name="Apply by" value={formatDate(validThrough)} />}
    </FactList>
  );
}

type FactProps = {
  name: string;
  value: string;
  /** In larger type */
  isSalary?: boolean;
  /** On a line of its own; short facts are side by side. */
  isWide?: boolean;
};

/** Keeps "&" off the ends of lines. */
function keepTogether(text: string): string {
  return text.replaceAll(' & ', '\u00A0&\u00A0');
}

// Plain text: screen readers skip elements in a `dd` (docs/decisions/0011-screen-readers.md).
function Fact({ name, value, isSalary, isWide }: FactProps) {
  return (
    <FactRow data-wide={isWide}>
      <Name>{name}</Name>
      <Value data-salary={isSalary}>{value}</Value>
    </FactRow>
  );
}

const FactList = styled('dl')(({ theme }) => ({
  '@media screen': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.25, 4) },
}));

const FactRow = styled('div')(({ theme }) => ({
  '&[data-wide="true"]': { flexBasis: '100%' },
  '@media print': { display: 'flex', alignItems: 'baseline', columnGap: theme.spacing(1) },
}));

const Name = styled('dt')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '@media print': { flex: '0 0 5.25rem', fontSize: '1rem' },
}));

const Value = styled('dd')(({ theme }) => ({
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'balance',
  '&[data-salary="true"]': {
    fontFamily: displayFamily,
    fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.125rem)',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    '@media print': { fontSize: '1.3125rem' },
  },
  // Keeps a location such as "Warrenville, IL & Various US Locations" on one line.
  [theme.breakpoints.down('sm')]: { '&:not([data-salary="true"])': { fontSize: '0.9375rem' } },
}));
