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
import { Button } from '../../ui/button';
import { DotSeparated } from '../../ui/dot-separated';
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
      <Facts>
        <span>{cityAndStateCode(company.address)}</span>
        <span>
          <strong>{formatSalary(job.salary)}</strong>
          {` per ${job.salary.per}`}
        </span>
      </Facts>
      <p>{job.summary}</p>
      <Button to={path} variant="outlined">
        View More
        <VisuallyHidden>{` about ${job.title}`}</VisuallyHidden>
        <ArrowForwardIcon />
      </Button>
    </Card>
  );
}

const Card = styled(LinkCard)(({ theme }) => ({
  gap: theme.spacing(1),
  '& h3': { width: 'fit-content', fontSize: 'clamp(1.5rem, 1.4rem + 0.6vw, 1.875rem)' },
  '& a': { marginTop: theme.spacing(1) },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 15rem auto',
    columnGap: theme.spacing(5),
    padding: theme.spacing(3.5, 4),
    '& a': { gridArea: '1 / 3 / 3', alignSelf: 'center', marginTop: 0 },
  },
}));

const Facts = styled(DotSeparated)(({ theme }) => ({
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'center',
    gridArea: '1 / 2 / 3',
    paddingLeft: theme.spacing(4),
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    '& strong': { fontSize: '1.375rem' },
    '& span + span::before': { content: 'none' },
  },
}));
