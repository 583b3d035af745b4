import { styled } from '@mui/material/styles';

import type { Job } from '../../content/types';
import { formatDate } from '../../jobs/format';
import { employmentTypeNames, salaryText } from '../../jobs/job';
import { displayFamily } from '../../theme/fonts';

export function JobFacts({ job }: { job: Job }) {
  const { datePosted, validThrough } = job;
  return (
    <FactList>
      <Fact name="Salary" value={salaryText(job)} />
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
  display: 'grid',
  gap: theme.spacing(1),
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'min(5rem, 40%) minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: theme.spacing(1),
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 600, lineHeight: '1.5rem' },
  // The salary
  '& > :first-of-type dd': {
    fontFamily: displayFamily,
    fontSize: 'clamp(1.25rem, 1rem + 1.1vw, 1.875rem)',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
  },
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1.5),
    '& > div': { gridTemplateColumns: '7rem 1fr' },
  },
}));
