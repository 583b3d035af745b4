import { styled } from '@mui/material/styles';

import { employmentTypeNames, formatDate, formatSalary } from '../../content/format';
import type { Job } from '../../content/types';

export function JobFacts({ job }: { job: Job }) {
  const { datePosted, validThrough } = job;
  return (
    <FactList>
      <Fact name="Salary" value={formatSalary(job.salary)} isLarge />
      <Fact name="Location" value={keepTogether(job.location)} />
      <Fact name="Job type" value={employmentTypeNames[job.employmentType]} />
      <Fact name="Posted" value={formatDate(datePosted)} />
      {validThrough !== undefined && <Fact name="Apply by" value={formatDate(validThrough)} />}
    </FactList>
  );
}

type FactProps = { name: string; value: string; isLarge?: boolean };

/** Keeps "&" off the ends of lines. */
function keepTogether(text: string): string {
  return text.replaceAll(' & ', '\u00A0&\u00A0');
}

// Plain text: screen readers skip elements in a `dd` (docs/decisions/0011-screen-readers.md).
function Fact({ name, value, isLarge }: FactProps) {
  return (
    <div>
      <Name>{name}</Name>
      <Value data-large={isLarge}>{value}</Value>
    </div>
  );
}

/** Short facts are side by side. */
const FactList = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: theme.spacing(1.25, 4),
}));

const Name = styled('dt')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Value = styled('dd')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  '&[data-large]': theme.typography.h3,
}));
