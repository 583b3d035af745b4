import company from '@content/company.json';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { applyFor, jobPage } from '../../content/labels';
import type { Job } from '../../content/schema';
import { applicationSubject, applyLink } from '../../jobs/job';
import { ButtonLink } from '../../ui/button';
import { CopyableText } from '../../ui/copyable-text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { JobDetails } from './job-details';
import { ShareActions } from './share-actions';
import { SideCard } from './side-card';

export function ApplyCard({ job }: { job: Job }) {
  return (
    <SideCard aria-labelledby="apply">
      <Typography variant="h2" id="apply">
        {jobPage.applyTitle}
      </Typography>
      <JobDetails job={job} />
      <ApplyBar>
        <ButtonLink href={applyLink(job, company.hrEmail)} look="filled">
          <MailOutlined />
          {jobPage.apply}
          <VisuallyHidden>{` ${applyFor(job.title)}`}</VisuallyHidden>
        </ButtonLink>
      </ApplyBar>
      <Help>
        <p>{jobPage.attach}</p>
        <OnScreen as="p">{jobPage.whatHappens}</OnScreen>
        <p>
          <OnScreen>{jobPage.nothingOpens} </OnScreen>
          {jobPage.addressText}
        </p>
        <CopyableText text={company.hrEmail} label={jobPage.copyAddress} />
        <p>{jobPage.subjectText}</p>
        <CopyableText text={applicationSubject(job)} label={jobPage.copySubject} />
      </Help>
      <ShareActions job={job} />
    </SideCard>
  );
}

/** In px. */
const applyBarHeight = 72;

const ApplyBar = styled('div')(({ theme }) => ({
  '@media print': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    inset: 'auto 0 0',
    height: applyBarHeight,
    padding: theme.spacing(1.5, 2.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    'html:has(&)': {
      // Nothing that takes focus ends up under the bar or the scroll-to-top button above it.
      scrollPaddingBottom: applyBarHeight + 80,
      '--bottom-bar-height': `${applyBarHeight}px`,
    },
  },
}));

const Help = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  '& p + p': { marginTop: theme.spacing(1) },
  '@media print': { marginTop: 0, '& p + p': { marginTop: theme.spacing(0.5) } },
}));

const OnScreen = styled('span')({ '@media print': { display: 'none' } });
