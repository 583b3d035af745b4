import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import type { Job } from '../../content/types';
import { bottomBarHeightVariable, scrollButtonSpace } from '../../theme/tokens';
import { cardSurface } from '../../ui/card-surface';
import { ApplyButton } from './apply-button';
import { ClosedNotice } from './closed-notice';
import { HowToApply } from './how-to-apply';
import { JobFacts } from './job-facts';

/** The card below the header: the facts, Apply Now, and how to apply. */
export function JobOverview({ job, open }: { job: Job; open: boolean }) {
  return (
    <Container>
      <OverviewCard>
        <Facts>
          {!open && <ClosedNotice />}
          <JobFacts job={job} />
          {open && (
            <ApplyBar>
              <ApplyButton job={job} />
            </ApplyBar>
          )}
        </Facts>
        {open && <HowToApply job={job} />}
      </OverviewCard>
    </Container>
  );
}

const OverviewCard = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(3),
  // Overlaps the header's illustration.
  marginTop: -32,
  '& > section': {
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    paddingTop: theme.spacing(3),
  },
  [theme.breakpoints.up('md')]: {
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gap: theme.spacing(4),
    marginTop: -48,
    padding: theme.spacing(4),
    '& > section': {
      borderTop: 0,
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
      padding: theme.spacing(0, 0, 0, 4),
    },
  },
  '@media print': {
    position: 'static',
    display: 'block',
    marginTop: theme.spacing(2),
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '& > section': { border: 0, padding: theme.spacing(2, 0, 0) },
  },
}));

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
}));

/** In px. */
const barHeight = 72;

/** A bar at the bottom of the screen on phones. */
const ApplyBar = styled('div')(({ theme }) => ({
  '@media print': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    inset: 'auto 0 0',
    height: barHeight,
    padding: theme.spacing(1.5, 2.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& a': { width: '100%' },
    'html:has(&)': {
      // Keeps focused elements clear of the bar and of the scroll-to-top button above it.
      scrollPaddingBottom: barHeight + scrollButtonSpace,
      [bottomBarHeightVariable]: `${barHeight}px`,
    },
  },
}));
