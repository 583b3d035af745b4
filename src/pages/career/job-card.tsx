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
    <HillsCard as="article">
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
    </HillsCard>
  );
}

const HillsCard = styled(LinkCard)(({ theme }) => ({
  gap: theme.spacing(1),
  // Hills in the corner, behind the link.
  backgroundImage: `radial-gradient(16rem 3.5rem at calc(100% - 3rem) 100%, ${theme.vars.palette.wash} 99%, transparent), radial-gradient(17rem 2.5rem at calc(100% - 16rem) calc(100% + 0.75rem), ${theme.vars.palette.sky} 99%, transparent)`,
  '& h3': { width: 'fit-content', fontSize: 'clamp(1.625rem, 1.4rem + 0.9vw, 2rem)' },
  '& a': { marginTop: theme.spacing(1) },
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: theme.spacing(4),
    padding: theme.spacing(3.5, 4),
    '& a': { gridArea: '1 / 2 / span 3', alignSelf: 'center', marginTop: 0 },
  },
}));

const Facts = styled(DotSeparated)(({ theme }) => ({
  '& strong': { color: theme.vars.palette.text.primary },
  [theme.breakpoints.up('sm')]: { fontSize: '1.1875rem' },
}));
