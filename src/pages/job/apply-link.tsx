import company from '@content/company.json';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { styled } from '@mui/material/styles';

import { applyFor, jobLabels } from '../../content/labels';
import type { Job } from '../../content/schema';
import { applyLink } from '../../jobs/job';
import { ButtonLink } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** On phones it stays at the bottom of the screen. */
export function ApplyLink({ job }: { job: Job }) {
  return (
    <Root>
      <ApplyButton job={job} />
    </Root>
  );
}

export function ApplyButton({ job }: { job: Job }) {
  return (
    <ButtonLink href={applyLink(job, company.hrEmail)} look="filled">
      <MailOutlined />
      {jobLabels.apply}
      <VisuallyHidden>{` ${applyFor(job.title)}`}</VisuallyHidden>
    </ButtonLink>
  );
}

/** In px. */
const barHeight = 72;

const Root = styled('div')(({ theme }) => ({
  flex: 'none',
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
      scrollPaddingBottom: barHeight + 80,
      '--bottom-bar-height': `${barHeight}px`,
    },
  },
}));
