import company from '@content/company.json';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { jobLabels } from '../../content/labels';
import type { Job } from '../../content/schema';
import { applicationSubject, applyLink } from '../../jobs/job';
import { navBarHeight } from '../../theme/tokens';
import { cardSurface } from '../../ui/card-surface';
import { CopyableText } from '../../ui/copyable-text';
import { ShareActions } from './share-actions';

/** Stays in view beside the text; on phones it follows the text. */
export function HowToApply({ job }: { job: Job }) {
  return (
    <Card aria-labelledby="apply">
      <Typography variant="h2" id="apply">
        {jobLabels.applyTitle}
      </Typography>
      <p>{jobLabels.attach}</p>
      <ScreenOnly as="p">{jobLabels.whatHappens}</ScreenOnly>
      <p>
        <ScreenOnly>{jobLabels.nothingOpens} </ScreenOnly>
        {jobLabels.addressText}
      </p>
      <CopyableText
        text={company.hrEmail}
        label={jobLabels.copyAddress}
        href={applyLink(job, company.hrEmail)}
      />
      <p>{jobLabels.subjectText}</p>
      <CopyableText text={applicationSubject(job)} label={jobLabels.copySubject} />
      <ShareActions job={job} />
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
  '& p + p': { marginTop: theme.spacing(1) },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: navBarHeight.desktop + 24 },
  '@media print': {
    position: 'static',
    marginTop: theme.spacing(2.5),
    padding: theme.spacing(2, 0, 0),
    border: 0,
    borderTop: '1px solid',
    borderRadius: 0,
    backgroundColor: 'transparent',
    breakInside: 'avoid',
    '& p + p': { marginTop: theme.spacing(0.5) },
  },
}));

const ScreenOnly = styled('span')({ '@media print': { display: 'none' } });
