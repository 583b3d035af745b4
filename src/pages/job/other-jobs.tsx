import { jobs as listedJobs } from '@content/careers.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { maxOtherJobs, openJobs } from '../../content/jobs';
import { paths } from '../../content/paths';
import type { Job } from '../../content/types';
import { useNow } from '../../hooks/use-now';
import { Button } from '../../ui/button';
import { CardGrid } from '../../ui/card-grid';
import { JobCard } from '../../ui/job-card';

export function OtherJobs({ current }: { current: Job }) {
  const jobs = openJobs(listedJobs, useNow());
  const others = jobs.filter(({ slug }) => slug !== current.slug);
  if (others.length === 0) return null;
  return (
    <OtherJobsSection aria-labelledby="other-jobs">
      <Container>
        <Typography variant="h2" id="other-jobs">
          Other open positions
        </Typography>
        <JobGrid>
          {others.slice(0, maxOtherJobs).map((job) => (
            <li key={job.slug}>
              <JobCard job={job} onJobPage />
            </li>
          ))}
        </JobGrid>
        {others.length > maxOtherJobs && (
          <AllJobsLink to={paths.career} variant="outlined">
            All open positions
          </AllJobsLink>
        )}
      </Container>
    </OtherJobsSection>
  );
}

const OtherJobsSection = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(4, 3),
  '& h2': { marginBottom: theme.spacing(3), fontSize: '1.75rem' },
  '@media print': { display: 'none' },
}));

const JobGrid = styled(CardGrid)(({ theme }) => ({
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: '1fr' },
  [theme.breakpoints.up('md')]: { gridAutoRows: '1fr' },
}));

const AllJobsLink = styled(Button)(({ theme }) => ({ marginTop: theme.spacing(3) }));
