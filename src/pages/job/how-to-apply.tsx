import company from '@content/company.json';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { jobLabels } from '../../content/labels';
import type { Job } from '../../content/schema';
import { applicationSubject, applyLink } from '../../jobs/job';
import { cardSurface } from '../../ui/card-surface';
import { CopyableText } from '../../ui/copyable-text';
import { EmailText } from '../../ui/email-text';
import { ShareActions } from './share-actions';

/** Beside the duties; on phones after the text. */
export function HowToApply({ job }: { job: Job }) {
  return (
    <Card aria-labelledby="apply">
      <Typography variant="h2" id="apply">
        {jobLabels.applyTitle}
      </Typography>
      <p>
        <ScreenOnly>{jobLabels.whatHappens} </ScreenOnly>
        <span>{jobLabels.attach}</span>
      </p>
      <Fallback>
        <ScreenOnly as="p">{jobLabels.nothingOpens}</ScreenOnly>
        <CopyableText
          text={company.hrEmail}
          label={jobLabels.copyAddress}
          caption={jobLabels.addressText}
        >
          <a href={applyLink(job, company.hrEmail)}>
            <EmailText email={company.hrEmail} />
          </a>
        </CopyableText>
        <CopyableText
          text={applicationSubject(job)}
          label={jobLabels.copySubject}
          caption={jobLabels.subjectText}
        />
      </Fallback>
      <ShareActions job={job} />
      <small>{`${jobLabels.reference}: ${job.slug}`}</small>
    </Card>
  );
}

const Card = styled('aside')(({ theme }) => ({
  ...cardSurface(theme),
  color: theme.vars.palette.text.secondary,
  fontSize: '1rem',
  '& h2': {
    marginBottom: theme.spacing(1),
    color: theme.vars.palette.text.primary,
    fontSize: '1.5rem',
  },
  '& small': { display: 'block', fontSize: '0.875rem' },
  // Beside the duties
  [theme.breakpoints.up('md')]: { gridArea: '1 / 2' },
  '@media print': {
    marginTop: theme.spacing(2.5),
    padding: theme.spacing(2, 0, 0),
    border: 0,
    borderTop: '1px solid',
    borderRadius: 0,
    backgroundColor: 'transparent',
    breakInside: 'avoid',
  },
}));

const Fallback = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2.5),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div + div': { marginTop: theme.spacing(1) },
  '& > p': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '@media print': { marginTop: 0, padding: 0, border: 0 },
}));

const ScreenOnly = styled('span')({ '@media print': { display: 'none' } });
