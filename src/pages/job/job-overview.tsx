import careers from '@content/careers.json';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { employmentTypeNames } from '../../content/jobs';
import { paths } from '../../content/paths';
import type { Job } from '../../content/types';
import { cardSurface } from '../../theme/mixins';
import { Button } from '../../ui/button';
import { HrEmail } from './how-to-apply';
import { ApplyButton } from './job-actions';

/** The card with the facts and Apply Now. */
export function JobOverview({ job, isJobOpen }: { job: Job; isJobOpen: boolean }) {
  return (
    <OverviewCard>
      {!isJobOpen && <ClosedNotice />}
      <FactList>
        <Fact name="Salary" value={job.salaryText} isLarge />
        {/* The spaces keep "&" from beginning or ending a line, without an element. */}
        <Fact name="Location" value={job.location.replaceAll(' & ', '\u00a0&\u00a0')} />
        <Fact name="Job type" value={employmentTypeNames[job.employmentType]} />
        <Fact name="Posted" value={job.datePostedText} />
        {job.validThroughText && <Fact name="Apply by" value={job.validThroughText} />}
      </FactList>
      {isJobOpen && <ApplyButton job={job} />}
      {isJobOpen && (
        <EmailLine data-media="screen">
          <HrEmail job={job} />
        </EmailLine>
      )}
    </OverviewCard>
  );
}

type FactProps = { name: string; value: string; isLarge?: boolean };

function Fact({ name, value, isLarge = false }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      {/* The value is plain text, because Orca skips links and buttons in a `dd`
          (docs/decisions/0023-screen-readers.md). */}
      <FactValue data-large={isLarge}>{value}</FactValue>
    </div>
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
      <Button to={paths.career} variant="outlined" data-media="screen">
        Open positions
      </Button>
    </Stack>
  );
}

const OverviewCard = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gap: theme.spacing(3) },
  '@media screen': cardSurface(theme),
}));

/** Facts that are short enough share a line. */
const FactList = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 5),
  [theme.breakpoints.up('md')]: { rowGap: theme.spacing(3) },
  [theme.breakpoints.between('sm', 'md')]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  '& dt': {
    ...theme.typography.small,
    marginBottom: 2,
    color: theme.vars.palette.text.secondary,
  },
}));

const FactValue = styled('dd')(({ theme }) => ({
  fontWeight: 600,
  textWrap: 'balance',
  '&[data-large="true"]': { ...theme.typography.callout, overflowWrap: 'break-word' },
}));

/** The address repeats that of How to apply, which in narrow windows is far below. */
const EmailLine = styled('p')(({ theme }) => ({
  textAlign: 'center',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
