import careers from '@content/careers.yaml';
import company from '@content/company.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { formatSalary } from '../../content/format';
import { applyLink } from '../../content/jobs';
import { jobPath } from '../../content/paths';
import type { Job } from '../../content/types';
import { absoluteUrl } from '../../document/metadata';
import { useClientValue } from '../../hooks/use-now';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import PrintIcon from '../../illustrations/icons/print.svg?react';
import ShareIcon from '../../illustrations/icons/share.svg?react';
import { bottomBarHeight } from '../../theme/scale';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
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

/**
 * The end of the text. Below the width of a desktop, it stays at the bottom of the window all
 * through the job.
 */
export function ApplyBar({ job }: { job: Job }) {
  return (
    <Bar data-media="screen">
      <Reminder variant="subtitle1">{`${job.title}, ${formatSalary(job.salary)}`}</Reminder>
      <BarApply job={job} />
    </Bar>
  );
}

export function ShareActions({ job }: { job: Job }) {
  const canShare = useClientValue(() => 'share' in navigator, false);
  const url = absoluteUrl(company.siteUrl, jobPath(job));

  function share() {
    const text = `${job.title} at ${company.name}, ${job.location}`;
    // Also rejects if the visitor closes the share sheet.
    navigator.share({ title: job.title, text, url }).catch(() => {});
  }

  return (
    <Actions data-media="screen">
      <CopyButton text={url} label="link" showLabel />
      {canShare && (
        <Button variant="quiet" onClick={share}>
          <ShareIcon />
          Share
        </Button>
      )}
      <Button variant="quiet" onClick={() => window.print()}>
        <PrintIcon />
        Print
      </Button>
    </Actions>
  );
}

const Bar = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: bottomBarHeight,
  paddingBlock: theme.spacing(1.5),
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    zIndex: theme.zIndex.appBar,
    bottom: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

/** Reminds of what the applicant has read about. */
const Reminder = styled(Typography)(({ theme }) => ({
  fontWeight: 600,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const BarApply = styled(ApplyButton)(({ theme }) => ({
  width: '100%',
  [theme.breakpoints.up('sm')]: { flexShrink: 0, width: '12rem', marginLeft: 'auto' },
  [theme.breakpoints.up('md')]: { marginLeft: 0 },
}));

const Actions = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // The icons, not the padding, are level with the text above and below.
  '& > :first-of-type': { marginLeft: theme.spacing(-1.5) },
}));
