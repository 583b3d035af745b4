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
  // A visitor who goes from one job straight to another sees no cards. Both cards would have the name, and
  // the browser would skip the transition.
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
      <Facts>
        <span>
          <strong>{formatSalary(job.salary)}</strong>
          {` per ${job.salary.per}`}
        </span>
        <span>{cityAndStateCode(company.address)}</span>
      </Facts>
      <ViewMore to={path}>
        View More
        <VisuallyHidden>{` about ${job.title}`}</VisuallyHidden>
        <ArrowForwardIcon />
      </ViewMore>
    </Card>
  );
}

const Card = styled(LinkCard)(({ theme }) => ({
  gap: theme.spacing(0.5),
  padding: theme.spacing(2.25, 2.5, 1),
  '& h3': { width: 'fit-content', fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)' },
  '& > p': { fontSize: '0.9375rem', lineHeight: 1.5 },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: theme.spacing(4),
    padding: theme.spacing(3, 4),
    '& > p': { gridArea: '1 / 2 / 3', fontSize: '1.0625rem', textWrap: 'pretty' },
  },
}));

const Facts = styled(DotSeparated)(({ theme }) => ({
  '& strong': { color: theme.vars.palette.text.primary, fontSize: '1.0625rem', fontWeight: 600 },
  [theme.breakpoints.up('md')]: { '&&': { gridArea: '2 / 1' } },
}));

const ViewMore = styled(Button)(({ theme }) => ({
  alignSelf: 'start',
  minHeight: 44,
  padding: 0,
  '&:hover': { background: 'none', textDecoration: 'underline' },
  [theme.breakpoints.up('md')]: { gridArea: '1 / 3 / 3', alignSelf: 'center' },
}));
