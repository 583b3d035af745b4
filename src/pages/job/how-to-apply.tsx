import company from '@content/company.json';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { jobLabels } from '../../content/labels';
import type { Job } from '../../content/schema';
import { applicationSubject, applyLink } from '../../jobs/job';
import { navBarHeight } from '../../theme/tokens';
import { cardSurface } from '../../ui/card-surface';
import { CopyableText } from '../../ui/copyable-text';
import { EmailText } from '../../ui/email-text';
import { ApplyButton } from './apply-link';
import { ShareActions } from './share-actions';

/** Stays beside the text; on phones it follows the text. */
export function HowToApply({ job }: { job: Job }) {
  return (
    <Card aria-labelledby="apply">
      <Typography variant="h2" id="apply">
        {jobLabels.applyTitle}
      </Typography>
      <Apply>
        <ApplyButton job={job} />
      </Apply>
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
      <Footer>
        <ShareActions job={job} />
        <small>{`${jobLabels.reference}: ${job.slug}`}</small>
      </Footer>
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
  '& small': { fontSize: '0.875rem' },
  // Below the site's header
  [theme.breakpoints.up('md')]: { position: 'sticky', top: navBarHeight.desktop + 16 },
  '@media print': {
    position: 'static',
    marginTop: theme.spacing(2.5),
    padding: theme.spacing(2, 0, 0),
    border: 0,
    borderTop: '1px solid',
    borderRadius: 0,
    backgroundColor: 'transparent',
    breakInside: 'avoid',
  },
}));

/** On phones Apply Now is always in reach. */
const Apply = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    marginBlock: theme.spacing(2),
    '& a': { width: '100%' },
  },
  '@media print': { display: 'none' },
}));

const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  marginTop: theme.spacing(1),
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
