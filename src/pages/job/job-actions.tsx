import careers from '@content/careers.json';
import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { applyLink } from '../../content/jobs';
import { jobPath } from '../../content/paths';
import type { Job } from '../../content/types';
import { absoluteUrl } from '../../document/metadata';
import { useClientValue } from '../../hooks/use-client-value';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import MailIcon from '../../ui/icons/mail.svg?react';
import PrintIcon from '../../ui/icons/print.svg?react';
import ShareIcon from '../../ui/icons/share.svg?react';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ApplyBar, EndRow, ShareArea } from './job-grid';

export function ApplyButton({ job }: { job: Job }) {
  const href = applyLink(job, company.hrEmail, careers.applyByEmail.lines);
  return (
    <Button href={href} variant="filled" data-media="screen">
      <MailIcon />
      Apply Now
      <VisuallyHidden>{` for ${job.title}`}</VisuallyHidden>
    </Button>
  );
}

export function JobActions({ job, isJobOpen }: { job: Job; isJobOpen: boolean }) {
  return (
    <EndRow data-media="screen">
      <ShareArea>
        <ShareActions job={job} />
      </ShareArea>
      {isJobOpen && (
        <ApplyBar>
          <JobReminder>
            <ReminderTitle>{`${job.title}, `}</ReminderTitle>
            <span>{job.salaryText}</span>
          </JobReminder>
          <ApplyButton job={job} />
        </ApplyBar>
      )}
    </EndRow>
  );
}

function ShareActions({ job }: { job: Job }) {
  const canShare = useClientValue(() => 'share' in navigator, false);
  const [hasFailed, setHasFailed] = useState(false);
  const url = absoluteUrl(company.siteUrl, jobPath(job));

  async function share() {
    setHasFailed(false);
    const text = `${job.title} at ${company.name}, ${job.location}`;
    try {
      await navigator.share({ title: job.title, text, url });
    } catch (error) {
      if (!isVisitorsChoice(error)) setHasFailed(true);
    }
  }

  return (
    <ShareButtons>
      <CopyButton text={url} label="link" isLabelVisible />
      {canShare && (
        <Button variant="quiet" onClick={() => void share()}>
          <ShareIcon />
          Share
        </Button>
      )}
      <PrintButton variant="quiet" onClick={() => window.print()}>
        <PrintIcon />
        Print
      </PrintButton>
      <ShareFailure aria-live="polite">
        {hasFailed && <span>Sharing didn’t work. Copy the link instead.</span>}
      </ShareFailure>
    </ShareButtons>
  );
}

/** Says whether the visitor closed the share sheet, or has it still open, so that nothing failed. */
function isVisitorsChoice(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
}

/** The job and its salary beside Apply Now or, on phones, which have little room, only the salary. */
const JobReminder = styled('p')(({ theme }) => ({
  flex: '1 1 min-content',
  fontWeight: 600,
  // The salary must not break within a word, as a title may.
  '& > :last-child': { overflowWrap: 'break-word' },
  [theme.breakpoints.up('md')]: { ...theme.typography.lead, textAlign: 'right', fontWeight: 600 },
}));

const ReminderTitle = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const ShareButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // The padding of the buttons is outside the line, so that icons and labels are in line with the text.
  marginInline: theme.spacing(-1.5),
  // A link that the browser refused to copy is shown, and is as wide as the text above.
  '& p': { marginInline: theme.spacing(1.5) },
}));

/** Phones do not show the button: browsers inside apps cannot print, and their Share menu can. */
const PrintButton = styled(Button)({ '@media (hover: none)': { display: 'none' } });

/** The message is as wide as the buttons, and never makes them wider: padding is on the text in it. */
const ShareFailure = styled('div')(({ theme }) => ({
  ...theme.typography.small,
  flex: 'none',
  width: 0,
  minWidth: '100%',
  '& > span': { display: 'block', paddingInline: theme.spacing(1.5) },
}));
