import careers from '@content/careers.yaml';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { employmentTypeNames, formatDate, formatSalary } from '../../content/format';
import { paths } from '../../content/paths';
import type { Job } from '../../content/types';
import { cardSurface } from '../../theme/mixins';
import { Button } from '../../ui/button';
import { HowToApply } from './how-to-apply';

/** The card with the facts and how to apply. On desktops, it is beside the duties. */
export function JobOverview({ job, open }: { job: Job; open: boolean }) {
  const facts = [
    ['Salary', formatSalary(job.salary)],
    // No line begins or ends with "&". A span would be an element in the `dd`.
    ['Location', job.location.replaceAll(' & ', '\u00a0&\u00a0')],
    ['Job type', employmentTypeNames[job.employmentType]],
    ['Posted', formatDate(job.datePosted)],
    ...(job.validThrough ? [['Apply by', formatDate(job.validThrough)]] : []),
  ];
  return (
    <OverviewCard>
      {!open && <ClosedNotice />}
      <FactList>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            {/* Plain text: screen readers skip elements in it
                (docs/decisions/0011-screen-readers.md). */}
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
      {open && <HowToApply job={job} />}
    </OverviewCard>
  );
}

function ClosedNotice() {
  return (
    <Stack component="section" aria-labelledby="closed" spacing={2} sx={{ alignItems: 'start' }}>
      <div>
        <Typography variant="cardTitle" component="h2" id="closed">
          {careers.closedJob.title}
        </Typography>
        <Typography color="textSecondary">{careers.closedJob.text}</Typography>
      </div>
      <Button to={paths.career} variant="outlined">
        Open positions
      </Button>
    </Stack>
  );
}

const OverviewCard = styled('div')(({ theme }) => ({
  display: 'grid',
  // On tablets, the facts and how to apply are side by side.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: theme.spacing(2, 3),
  '@media screen': {
    ...cardSurface(theme),
    position: 'relative',
    [theme.breakpoints.up('md')]: { gridArea: '1 / 2' },
  },
}));

/** Facts that are short enough share a line. */
const FactList = styled('dl')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: theme.spacing(1.25, 4),
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 600, textWrap: 'balance' },
  // The salary
  '& > :first-of-type dd': theme.typography.sectionTitleSmall,
}));
