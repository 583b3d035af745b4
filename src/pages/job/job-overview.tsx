import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import type { Job } from '../../content/schema';
import { cardSurface } from '../../ui/card-surface';
import { ApplyLink } from './apply-link';
import { ClosedNotice } from './closed-notice';
import { JobFacts } from './job-facts';

/** The card at the foot of the page's header: what the job is at a glance, and how to act on it. */
export function JobOverview({ job, open }: { job: Job; open: boolean }) {
  return (
    <Container>
      <Card>
        {!open && <ClosedNotice />}
        <JobFacts job={job} />
        {open && <ApplyLink job={job} />}
      </Card>
    </Container>
  );
}

/** In px; how far the card covers the ground of the header's drawing. */
const overlap = { phone: 32, desktop: 48 };

const Card = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(3, 4),
  marginTop: -overlap.phone,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    marginTop: -overlap.desktop,
    padding: theme.spacing(3, 4),
    '& > section': { gridColumn: '1 / -1' },
  },
  '@media print': {
    position: 'static',
    display: 'block',
    marginTop: theme.spacing(2),
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
  },
}));
