import careers from '@content/careers.yaml';
import company from '@content/company.yaml';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { applicationSubject, applyLink } from '../../content/jobs';
import type { Job } from '../../content/types';
import ChevronUpIcon from '../../illustrations/icons/chevron-up.svg?react';
import { EmailText } from '../../ui/email-text';
import { visuallyHiddenStyle } from '../../ui/visually-hidden';
import { applyIds } from './apply-bar';
import { ApplyButton } from './apply-button';
import { CopyableText } from './copyable-text';

const { applyByEmail } = careers;

export function HowToApply({ job }: { job: Job }) {
  const subject = applicationSubject(job);
  return (
    <section aria-labelledby="apply">
      <Heading variant="h2" id="apply">
        How to apply
      </Heading>
      <CardApply id={applyIds.card}>
        <ApplyButton job={job} />
      </CardApply>
      <p>{applyByEmail.send}</p>
      <Address data-media="screen" href={applyLink(job, company.hrEmail, applyByEmail.lines)}>
        <EmailText email={company.hrEmail} />
      </Address>
      <NoEmailApp data-media="screen">
        <Summary>
          {applyByEmail.noEmailApp}
          <ChevronUpIcon />
        </Summary>
        <CopyableText
          text={company.hrEmail}
          label="email address"
          caption={applyByEmail.addressLabel}
        >
          <EmailText email={company.hrEmail} />
        </CopyableText>
        <CopyableText text={subject} label="subject" caption={applyByEmail.subjectLabel} />
      </NoEmailApp>
      {/* Repeats what is in the closed `details`, which not all browsers can print. */}
      <div data-media="print">
        <p>{`${applyByEmail.addressLabel} ${company.hrEmail}`}</p>
        <p>{`${applyByEmail.subjectLabel} ${subject}`}</p>
      </div>
    </section>
  );
}

/** On screens, Apply Now right below says it. */
const Heading = styled(Typography)({ '@media screen': visuallyHiddenStyle });

const CardApply = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(1.25) }));

const Address = styled('a')({ display: 'inline-block', paddingBlock: 4, fontWeight: 600 });

const NoEmailApp = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(1),
  // The closed line is taller than its text, for fingers.
  '&:not([open])': { marginBottom: theme.spacing(-1.5) },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Summary = styled('summary')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  fontWeight: 600,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  // Safari's own triangle
  '&::-webkit-details-marker': { display: 'none' },
  'details:not([open]) > & svg': { transform: 'rotate(180deg)' },
}));
