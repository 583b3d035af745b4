import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useViewTransitionState } from 'react-router-dom';

import { cityAndStateCode } from '../../contact/address';
import type { JobSummary } from '../../content/types';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';
import { formatSalary } from '../../jobs/format';
import { jobPath } from '../../jobs/job';
import { paths } from '../../paths';
import { displayFamily } from '../../theme/fonts';
import { Button } from '../../ui/button';
import { LinkCard } from '../../ui/link-card';
import { VisuallyHidden } from '../../ui/visually-hidden';

export function JobCard({ job }: { job: JobSummary }) {
  const path = jobPath(job);
  const isJobInTransition = useViewTransitionState(path);
  // In a hurry, two jobs are in the transition, and two cards would have the same name.
  const isPageInTransition = useViewTransitionState(paths.career);
  return (
    <Card as="article">
      <Typography
        variant="h3"
        {...(isJobInTransition &&
          isPageInTransition && { style: { viewTransitionName: 'job-title' } })}
      >
        {job.title}
      </Typography>
      <p>{job.summary}</p>
      <FactsAndLink>
        <Facts>
          <span>
            <strong>{formatSalary(job.salary)}</strong>
            {` per ${job.salary.per}`}
          </span>
          <span>{cityAndStateCode(company.address)}</span>
        </Facts>
        <Button to={path} variant="outlined">
          View More
          <VisuallyHidden>{` about ${job.title}`}</VisuallyHidden>
          <ArrowForwardIcon />
        </Button>
      </FactsAndLink>
    </Card>
  );
}

const Card = styled(LinkCard)(({ theme }) => ({
  gap: theme.spacing(0.75),
  '& h3': { width: 'fit-content', fontSize: 'clamp(1.5rem, 1.35rem + 0.8vw, 2rem)' },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 14rem auto',
    columnGap: theme.spacing(4),
    padding: theme.spacing(3.5, 4),
  },
}));

const FactsAndLink = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: theme.spacing(1),
  [theme.breakpoints.up('md')]: {
    display: 'contents',
    '& a': { gridArea: '1 / 3 / 3', alignSelf: 'center' },
  },
}));

const Facts = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '& > span': { display: 'block' },
  '& strong': {
    color: theme.vars.palette.text.primary,
    fontFamily: displayFamily,
    fontSize: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem)',
    fontWeight: 700,
    letterSpacing: '-0.01em',
  },
  [theme.breakpoints.up('md')]: { gridArea: '1 / 2 / 3', alignSelf: 'center' },
}));
