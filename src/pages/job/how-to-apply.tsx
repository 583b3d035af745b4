import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Job } from '../../content/types';
import { applicationSubject, applyLink } from '../../jobs/job';
import { EmailText } from '../../ui/email-text';
import { CopyableText } from './copyable-text';

export function HowToApply({ job }: { job: Job }) {
  return (
    <Instructions aria-labelledby="apply">
      <Typography variant="h2" id="apply">
        How to apply
      </Typography>
      <div>
        <ScreenOnly>Apply Now opens your email app with the subject filled in.</ScreenOnly>
        <p>Attach your resume as a PDF and press Send.</p>
      </div>
      <CopyableText text={company.hrEmail} label="email address" caption="Email your resume to:">
        <a href={applyLink(job, company.hrEmail)}>
          <EmailText email={company.hrEmail} />
        </a>
      </CopyableText>
      <CopyableText
        text={applicationSubject(job)}
        label="subject"
        caption="Use this subject line:"
      />
    </Instructions>
  );
}

const Instructions = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  '& h2': { fontSize: '1.5rem' },
  '@media print': { breakInside: 'avoid', gap: theme.spacing(0.5) },
}));

const ScreenOnly = styled('p')({ '@media print': { display: 'none' } });
