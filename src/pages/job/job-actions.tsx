import careers from '@content/careers.yaml';
import company from '@content/company.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { formatSalary } from '../../content/format';
import { applyLink } from '../../content/jobs';
import { jobPath } from '../../content/paths';
import type { Job } from '../../content/types';
import { absoluteUrl } from '../../document/metadata';
import { useClientValue } from '../../hooks/use-client-value';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import PrintIcon from '../../illustrations/icons/print.svg?react';
import ShareIcon from '../../illustrations/icons/share.svg?react';
import { bottomBarHeight } from '../../theme/scale';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { LiveText } from '../../ui/live-text';
import { VisuallyHidden } from '../../ui/visually-hidden';

export function ApplyButton({ job, className }: { job: Job; className?: string }) {
  const href = applyLink(job, company.hrEmail, careers.applyByEmail.lines);
  return (
    <Button href={href} variant="filled" className={className}>
      <MailIcon />
      Apply Now
      <VisuallyHidden>{` for ${job.title}`}</VisuallyHidden>
    </Button>
  );
}

/** The end of the page's article. */
export function JobActions({ job, open }: { job: Job; open: boolean }) {
  return (
    <JobEnd data-media="screen">
      {open && (
        <ApplyBar>
          <JobReminder variant="lead">{`${job.title}, ${formatSalary(job.salary)}`}</JobReminder>
          <BarApplyButton job={job} />
        </ApplyBar>
      )}
      <ShareActions job={job} />
    </JobEnd>
  );
}

function ShareActions({ job }: { job: Job }) {
  const canShare = useClientValue(() => 'share' in navigator, false);
  const [failures, setFailures] = useState(0);
  const url = absoluteUrl(company.baseUrl, jobPath(job));

  async function share() {
    const text = `${job.title} at ${company.name}, ${job.location}`;
    try {
      await navigator.share({ title: job.title, text, url });
      setFailures(0);
    } catch (error) {
      if (!isVisitorsChoice(error)) setFailures((count) => count + 1);
    }
  }

  return (
    <ShareButtons>
      <CopyButton text={url} label="link" showLabel />
      {canShare && (
        <Button variant="quiet" onClick={() => void share()}>
          <ShareIcon />
          Share
        </Button>
      )}
      <Button variant="quiet" onClick={() => window.print()}>
        <PrintIcon />
        Print
      </Button>
      <ShareFailure aria-live="polite">
        {failures > 0 && (
          <LiveText text="Sharing didn't work. Copy the link instead." count={failures} />
        )}
      </ShareFailure>
    </ShareButtons>
  );
}

/** The visitor has closed the share sheet, or it is still open. */
function isVisitorsChoice(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
}

/** In narrow windows, the article itself holds the bar, so that it sticks all through the job. */
const JobEnd = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { display: 'contents' },
}));

const ApplyBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: bottomBarHeight,
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    zIndex: theme.zIndex.appBar,
    bottom: 0,
    padding: theme.spacing(1.5, 2.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

/** Reminds of what the applicant has read about. */
const JobReminder = styled(Typography)(({ theme }) => ({
  fontWeight: 600,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const BarApplyButton = styled(ApplyButton)(({ theme }) => ({
  width: '100%',
  [theme.breakpoints.up('sm')]: { flexShrink: 0, width: '12rem', marginLeft: 'auto' },
  [theme.breakpoints.up('md')]: { marginLeft: 0 },
}));

const ShareButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // The icons and labels, not the padding, are level with the text.
  padding: theme.spacing(0, 1),
  [theme.breakpoints.up('md')]: { margin: theme.spacing(0, -2.5, 0, 'auto') },
}));

/** As wide as the buttons, which it does not widen; so only what is in it has padding. */
const ShareFailure = styled('div')(({ theme }) => ({
  ...theme.typography.small,
  flex: 'none',
  width: 0,
  minWidth: '100%',
  '& > span': { display: 'block', paddingInline: theme.spacing(1.5) },
}));
