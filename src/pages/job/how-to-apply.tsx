import careers from '@content/careers.yaml';
import company from '@content/company.yaml';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';

import { applicationSubject, applyLink } from '../../content/jobs';
import type { Job } from '../../content/types';
import ChevronUpIcon from '../../illustrations/icons/chevron-up.svg?react';
import { EmailText } from '../../ui/email-text';
import { visuallyHiddenStyle } from '../../ui/visually-hidden';
import { ApplyButton } from './apply-button';
import { CopyableText } from './copyable-text';

const { applyByEmail } = careers;

type HowToApplyProps = {
  job: Job;
  /** The element around Apply Now. */
  applyRef: RefObject<HTMLDivElement | null>;
};

export function HowToApply({ job, applyRef }: HowToApplyProps) {
  const subject = applicationSubject(job);
  return (
    <Instructions aria-labelledby="apply">
      <Heading variant="h2" id="apply">
        How to apply
      </Heading>
      <CardApply ref={applyRef}>
        <ApplyButton job={job} />
      </CardApply>
      <p>{applyByEmail.send}</p>
      <Address>
        <a href={applyLink(job, company.hrEmail, applyByEmail.lines)}>
          <EmailText email={company.hrEmail} />
        </a>
      </Address>
      <NoEmailApp>
        <Summary>
          {applyByEmail.noEmailApp}
          <Chevron />
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
      <PrintLines>
        <p>{`${applyByEmail.addressLabel} ${company.hrEmail}`}</p>
        <p>{`${applyByEmail.subjectLabel} ${subject}`}</p>
      </PrintLines>
    </Instructions>
  );
}

const Instructions = styled('section')({
  '@media screen': { fontSize: '1rem', lineHeight: 1.5 },
  '@media print': { breakInside: 'avoid' },
});

/** On screens, Apply Now right below says it. */
const Heading = styled(Typography)(({ theme }) => ({
  '@media screen': visuallyHiddenStyle,
  '@media print': { margin: theme.spacing(2, 0, 0.75), fontSize: '1.3125rem' },
}));

const CardApply = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(1.25),
  '@media print': { display: 'none' },
}));

const Address = styled('p')(({ theme }) => ({
  fontWeight: 600,
  '& a': {
    display: 'inline-block',
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: 4,
  },
  '@media print': { display: 'none' },
}));

const NoEmailApp = styled('details')(({ theme }) => ({
  marginBlock: theme.spacing(1.5, -1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));

const Summary = styled('summary')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 48,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.35,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  // Safari's own triangle
  '&::-webkit-details-marker': { display: 'none' },
}));

const Chevron = styled(ChevronUpIcon)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: 20,
  'details:not([open]) &': { transform: 'rotate(180deg)' },
}));

/** Repeats what is in the closed `details`, which not all browsers can print. */
const PrintLines = styled('div')({
  display: 'none',
  '@media print': { display: 'block' },
});
