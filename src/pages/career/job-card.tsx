import company from '@content/company.json';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useViewTransitionState } from 'react-router-dom';

import { officeCity } from '../../contact/address';
import { careerLabels, viewMoreAbout } from '../../content/labels';
import type { JobSummary } from '../../content/schema';
import { formatSalary } from '../../jobs/format';
import { jobPath } from '../../jobs/job';
import { LinkCard } from '../../ui/link-card';
import { PageLink } from '../../ui/page-link';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** One row of the list: the job at the left, its terms and the link at the right. */
export function JobCard({ job }: { job: JobSummary }) {
  const path = jobPath(job);
  const isOpening = useViewTransitionState(path);
  return (
    <Card as="article">
      <Typography variant="h3" {...(isOpening && { style: { viewTransitionName: 'job-title' } })}>
        {job.title}
      </Typography>
      <Terms>
        <span>{officeCity(company.address)}</span>
        <span>
          <strong>{formatSalary(job.salary)}</strong> per year
        </span>
      </Terms>
      <Summary>{job.summary}</Summary>
      <PageLink to={path}>
        {careerLabels.viewMore}
        <VisuallyHidden>{` ${viewMoreAbout(job.title)}`}</VisuallyHidden>
        <ArrowForward />
      </PageLink>
    </Card>
  );
}

const Card = styled(LinkCard)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2.5), gap: theme.spacing(1) },
  '& h3': { width: 'fit-content', fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: theme.spacing(1),
    minHeight: 32,
    '& svg': { fontSize: 20 },
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 13rem auto',
    gap: theme.spacing(0.75, 5),
    alignItems: 'center',
    padding: theme.spacing(3.5, 4),
    gridTemplateAreas: '"title terms link" "summary terms link"',
    '& h3': { gridArea: 'title' },
    '& a': {
      gridArea: 'link',
      alignSelf: 'center',
      minHeight: 48,
      padding: theme.spacing(1, 2.5),
      border: `1px solid ${theme.vars.palette.primary.main}`,
      borderRadius: 24,
      textDecoration: 'none',
    },
    '&:hover a': {
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
  },
}));

const Summary = styled('p')(({ theme }) => ({
  gridArea: 'summary',
  color: theme.vars.palette.text.secondary,
}));

/** On narrow screens one line. */
const Terms = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gridArea: 'terms',
  color: theme.vars.palette.text.secondary,
  '& strong': { color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('md')]: {
    '& span + span::before': { content: '"·"', marginInline: theme.spacing(1) },
  },
  [theme.breakpoints.up('md')]: {
    flexDirection: 'column',
    '& strong': { fontSize: '1.375rem', letterSpacing: '-0.01em' },
  },
}));
