import company from '@content/company.json';
import ArrowForward from '@mui/icons-material/ArrowForward';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useViewTransitionState } from 'react-router-dom';

import { officeCity } from '../../contact/address';
import { careerPage, viewMoreAbout } from '../../content/labels';
import type { JobSummary } from '../../content/schema';
import { formatSalary } from '../../jobs/format';
import { jobPath } from '../../jobs/job';
import { LinkCard } from '../../ui/link-card';
import { PageLink } from '../../ui/page-link';
import { VisuallyHidden } from '../../ui/visually-hidden';

export function JobCard({ job }: { job: JobSummary }) {
  const path = jobPath(job);
  const opening = useViewTransitionState(path);
  return (
    <Card as="article">
      <Typography
        variant="h3"
        component="h2"
        {...(opening && { style: { viewTransitionName: 'job-title' } })}
      >
        {job.title}
      </Typography>
      <Location>
        <PlaceOutlined />
        {officeCity(company.address)}
      </Location>
      <Typography color="textSecondary">{job.summary}</Typography>
      <Salary>
        <strong>{formatSalary(job.salary)}</strong> per year
      </Salary>
      <PageLink to={path}>
        {careerPage.viewMore}
        <VisuallyHidden>{` ${viewMoreAbout(job.title)}`}</VisuallyHidden>
        <ArrowForward />
      </PageLink>
    </Card>
  );
}

const Card = styled(LinkCard)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
  '& h2': { width: 'fit-content', fontSize: '1.5rem' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: theme.spacing(1),
    minHeight: 32,
    '& svg': { fontSize: 20 },
  },
}));

const Location = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  fontWeight: 500,
  '& svg': { fontSize: 20, color: theme.vars.palette.primary.main },
}));

const Salary = styled('p')(({ theme }) => ({
  marginTop: 'auto',
  paddingTop: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  '& strong': { color: theme.vars.palette.text.primary, fontSize: '1.25rem' },
}));
