import { jobs as listedJobs } from '@content/careers.yaml';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { maxOtherJobs, openJobs } from '../../content/jobs';
import { paths } from '../../content/paths';
import type { Job } from '../../content/types';
import { useNow } from '../../hooks/use-now';
import { space } from '../../theme/scale';
import { Button } from '../../ui/button';
import { JobCard } from '../../ui/job-card';

export function OtherJobs({ current }: { current: Job }) {
  const jobs = openJobs(listedJobs, useNow());
  const others = jobs.filter(({ slug }) => slug !== current.slug);
  if (others.length === 0) return null;
  return (
    <Container component="section" aria-labelledby="other-jobs" data-media="screen">
      <Stack spacing={3} sx={{ paddingBlock: 4, alignItems: 'start' }}>
        <Typography variant="h3" component="h2" id="other-jobs">
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
          <Button to={paths.career} variant="outlined">
            All open positions
          </Button>
        )}
      </Stack>
    </Container>
  );
}

const JobGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  gap: space.gap,
  width: '100%',
});
