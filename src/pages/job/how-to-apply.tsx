import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Job } from '../../content/types';
import { applicationSubject, applyLink } from '../../jobs/job';
import { belowNavBar } from '../../theme/tokens';
import { cardSurface } from '../../ui/card-surface';
import { EmailText } from '../../ui/email-text';
import { CopyableText } from './copyable-text';
import { ShareActions } from './share-actions';

/** The sidebar; on phones it is below the text. */
export function HowToApply({ job }: { job: Job }) {
  return (
    <Sidebar aria-labelledby="apply">
      <StepsCard>
        <Typography variant="h2" id="apply">
          How to apply
        </Typography>
        <p>
          <ScreenOnly>Apply Now opens your email app with the subject filled in. </ScreenOnly>
          Attach your resume as a PDF and press Send.
        </p>
        <hr />
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
      </StepsCard>
      <ShareActions job={job} />
      <small>{`Job ID: ${job.slug}`}</small>
    </Sidebar>
  );
}

const Sidebar = styled('aside')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '1rem',
  [theme.breakpoints.up('md')]: { position: 'sticky', top: belowNavBar.desktop },
  '& > small': { display: 'block', paddingInline: theme.spacing(3), fontSize: '0.9375rem' },
  '@media print': { position: 'static', breakInside: 'avoid', '& > small': { padding: 0 } },
}));

const StepsCard = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  '& h2': {
    marginBottom: theme.spacing(1),
    color: theme.vars.palette.text.primary,
    fontSize: '1.5rem',
  },
  '& hr': {
    margin: theme.spacing(2.5, 0, 2),
    border: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& button': { marginRight: -8, paddingInline: theme.spacing(1) },
  '& > div + div': { marginTop: theme.spacing(1.5) },
  '@media print': {
    padding: theme.spacing(2, 0, 1),
    border: 0,
    borderTop: '1px solid',
    borderRadius: 0,
    backgroundColor: 'transparent',
    '& hr': { margin: theme.spacing(0.5), border: 0 },
  },
}));

const ScreenOnly = styled('span')({ '@media print': { display: 'none' } });
