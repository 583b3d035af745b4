import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useViewTransitionState } from 'react-router-dom';

import { cityAndStateCode } from '../contact/address';
import type { JobSummary } from '../content/types';
import ArrowForwardIcon from '../illustrations/icons/arrow-forward.svg?react';
import { employmentTypeNames, formatSalary } from '../jobs/format';
import { jobPath, paths } from '../paths';
import { cardRadius } from '../theme/lengths';
import { Button } from './button';
import { DotSeparated } from './dot-separated';
import { LinkCard } from './link-card';
import { VisuallyHidden } from './visually-hidden';

type JobCardProps = {
  job: JobSummary;
  /** The page of another job: it is an article itself, and its heading has the name `job-title`. */
  onJobPage?: boolean;
};

export function JobCard({ job, onJobPage = false }: JobCardProps) {
  const path = jobPath(job);
  const isJobInTransition = useViewTransitionState(path);
  // Between two jobs, two cards would have the name, and the browser would skip the transition.
  const isCareerPageInTransition = useViewTransitionState(paths.career);
  const growsIntoHeading = isJobInTransition && isCareerPageInTransition && !onJobPage;
  return (
    <Card as={onJobPage ? 'div' : 'article'}>
      <Typography variant="h3" style={growsIntoHeading ? { viewTransitionName: 'job-title' } : {}}>
        {job.title}
      </Typography>
      <CardFacts
        leadFact={formatSalary(job.salary)}
        facts={[cityAndStateCode(company.address), employmentTypeNames[job.employmentType]]}
      />
      <Summary>{job.summary}</Summary>
      <ViewMore to={path}>
        View More
        <VisuallyHidden>{` about ${job.title}`}</VisuallyHidden>
        <ArrowForwardIcon />
      </ViewMore>
    </Card>
  );
}

const Card = styled(LinkCard)(({ theme }) => ({
  gap: 0,
  padding: theme.spacing(2.25, 2.5, 0),
  '& h3': { width: 'fit-content', fontSize: '1.375rem' },
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(2.75, 3, 0),
    '& h3': { fontSize: '1.5625rem' },
  },
}));

const CardFacts = styled(DotSeparated)(({ theme }) => ({
  marginTop: theme.spacing(0.75),
  fontSize: '1rem',
}));

/** Fills the card, so that View More aligns across a row. */
const Summary = styled('p')(({ theme }) => ({
  flexGrow: 1,
  marginTop: theme.spacing(1),
  lineHeight: 1.45,
}));

/** Covers the card's lower edge, from side to side, and has the shape of a hill. */
const ViewMore = styled(Button)(({ theme }) => ({
  justifyContent: 'space-between',
  minHeight: 54,
  margin: theme.spacing(3, -2.5, 0),
  padding: theme.spacing(1.5, 2.5, 0.75),
  border: 0,
  borderRadius: `60% 40% ${cardRadius - 1}px ${cardRadius - 1}px / 18px 18px ${cardRadius - 1}px ${cardRadius - 1}px`,
  backgroundColor: theme.vars.palette.wash,
  [theme.breakpoints.up('md')]: {
    minHeight: 60,
    margin: theme.spacing(3.25, -3, 0),
    paddingInline: theme.spacing(3),
  },
}));
