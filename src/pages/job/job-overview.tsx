import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';

import type { Job } from '../../../shared/content/types';
import { cardSurface } from '../../theme/card-surface';
import { navBarHeight } from '../../theme/lengths';
import { EmailText } from '../../ui/email-text';
import { ApplyButton } from './apply-button';
import { ClosedNotice } from './closed-notice';
import { HowToApply } from './how-to-apply';
import { JobFacts } from './job-facts';
import { stickyCardQuery } from './sticky-card';

type JobOverviewProps = {
  job: Job;
  open: boolean;
  /** The element around Apply Now. */
  applyRef: RefObject<HTMLDivElement | null>;
};

/**
 * The card with the facts, Apply Now, and how to apply. On desktops, it is beside the job's text
 * and stays in view.
 */
export function JobOverview({ job, open, applyRef }: JobOverviewProps) {
  return (
    <OverviewCard>
      {!open && <ClosedNotice />}
      <JobFacts job={job} />
      {open && (
        <CardApply ref={applyRef}>
          <ApplyButton job={job} />
          <Address>
            <EmailText email={company.hrEmail} />
          </Address>
        </CardApply>
      )}
      {open && <HowToApply job={job} />}
    </OverviewCard>
  );
}

const OverviewCard = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5),
  // Overlaps the header's illustration, below the mailbox.
  marginTop: '-1rem',
  [theme.breakpoints.up('sm')]: { marginTop: '-1.5rem', padding: theme.spacing(2.5, 3) },
  // The right column of the page
  [theme.breakpoints.up('md')]: { gridArea: '1 / 2', marginTop: 0 },
  [theme.breakpoints.up('lg')]: { paddingInline: theme.spacing(4) },
  [stickyCardQuery]: {
    position: 'sticky',
    top: navBarHeight.desktop + 20,
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

const CardApply = styled('div')({ '@media print': { display: 'none' } });

/** For applicants whose browser opens no email. */
const Address = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  textAlign: 'center',
}));
