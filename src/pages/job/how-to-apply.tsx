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
      <Typography variant="h2" id="apply">
        How to apply
      </Typography>
      <p>
        <ScreenOnly>{`${applyByEmail.button} `}</ScreenOnly>
        {applyByEmail.send}
      </p>
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
  '& h2': { marginBottom: theme.spacing(0.25), fontSize: '1.125rem' },
  '& h2 + p': {
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
  },
  '@media print': {
    breakInside: 'avoid',
    gap: theme.spacing(0.5),
    '& h2': { marginBottom: theme.spacing(0.75), fontSize: '1.3125rem' },
    '& h2 + p': { marginBottom: theme.spacing(1.5), fontSize: '1rem', lineHeight: 1.5 },
  },
}));

const ScreenOnly = styled('span')({ '@media print': { display: 'none' } });
