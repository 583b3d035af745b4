import careers from '@content/careers.json';
import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Job } from '../../../shared/content/types';
import { applicationSubject, applyLink } from '../../../shared/jobs/application-email';
import { EmailText } from '../../ui/email-text';
import { CopyableText } from './copyable-text';

const { applyByEmail } = careers;

export function HowToApply({ job }: { job: Job }) {
  return (
    <Instructions aria-labelledby="apply">
      <Heading variant="h2" id="apply">
        How to apply
      </Heading>
      <Intro>
        <ScreenOnly>{`${applyByEmail.button} `}</ScreenOnly>
        {applyByEmail.send}
      </Intro>
      <CopyableText
        text={company.hrEmail}
        label="email address"
        caption={applyByEmail.addressLabel}
      >
        <a href={applyLink(job, company.hrEmail, applyByEmail.lines)}>
          <EmailText email={company.hrEmail} />
        </a>
      </CopyableText>
      <CopyableText
        text={applicationSubject(job)}
        label="subject"
        caption={applyByEmail.subjectLabel}
      />
    </Instructions>
  );
}

const Instructions = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  paddingTop: theme.spacing(2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media print': {
    gap: theme.spacing(0.5),
    paddingTop: theme.spacing(2),
    border: 0,
    breakInside: 'avoid',
  },
}));

const Heading = styled(Typography)(({ theme }) => ({
  marginBottom: theme.spacing(1),
  fontSize: '1.25rem',
  '@media print': { marginBottom: theme.spacing(0.75), fontSize: '1.3125rem' },
}));

const Intro = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  '@media print': { marginBottom: theme.spacing(1.5), fontSize: '1rem', lineHeight: 1.5 },
}));

const ScreenOnly = styled('span')({ '@media print': { display: 'none' } });
