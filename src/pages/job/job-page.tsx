import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLoaderData } from 'react-router-dom';

import { isOpen, jobSections, maxOtherJobs, openJobs } from '../../content/jobs';
import { listedJobs } from '../../content/listed-jobs';
import { paths } from '../../content/paths';
import type { ListedJob } from '../../content/types';
import { useNow } from '../../hooks/use-now';
import { sceneHeight, space, width } from '../../theme/scale';
import { Button } from '../../ui/button';
import { ClosingLand } from '../../ui/closing-land';
import { JobCards } from '../../ui/job-cards';
import { JobActions } from './job-actions';
import type { JobData } from './job-data';
import { JobHeader } from './job-header';
import { JobOverview } from './job-overview';
import { JobSection } from './job-section';

export function Component() {
  const { job } = useLoaderData<JobData>();
  const now = useNow();
  const open = isOpen(job, now);
  const others = openJobs(listedJobs, now).filter(({ slug }) => slug !== job.slug);
  return (
    <>
      <article>
        <JobHeader job={job} />
        <JobBody>
          <JobOverview job={job} open={open} />
          {jobSections(job).map((section) => (
            <JobSection key={section.id} {...section} />
          ))}
          {job.equalOpportunity && <EqualOpportunity>{job.equalOpportunity}</EqualOpportunity>}
        </JobBody>
        <JobActions job={job} open={open} />
      </article>
      <ClosingLand>{others.length > 0 && <OtherJobs jobs={others} />}</ClosingLand>
    </>
  );
}

function OtherJobs({ jobs }: { jobs: ListedJob[] }) {
  return (
    <Container component="section" aria-labelledby="other-jobs" data-media="screen">
      <Stack spacing={3} sx={{ paddingBlock: 4, alignItems: 'start' }}>
        <Typography variant="sectionTitleSmall" id="other-jobs">
          Other open positions
        </Typography>
        <JobCards jobs={jobs.slice(0, maxOtherJobs)} />
        {jobs.length > maxOtherJobs && (
          <Button to={paths.career} variant="outlined">
            All open positions
          </Button>
        )}
      </Stack>
    </Container>
  );
}

/** On desktops, the duties are at the left, and the card and the work location are at the right. */
const JobBody = styled(Container)(({ theme }) => ({
  '@media screen': {
    display: 'grid',
    gap: space.stack,
    // The card is in front of the land; on desktops, from where the land begins.
    marginTop: theme.spacing(-3),
    paddingBottom: space.stack,
    [theme.breakpoints.up('md')]: { marginTop: `calc(-1 * ${sceneHeight.stand})` },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(19rem, 1fr)',
    // Long duties do not part the work location from the card.
    gridTemplateRows: 'auto 1fr',
  },
}));

const EqualOpportunity = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  maxWidth: width.text,
  color: theme.vars.palette.text.secondary,
  '@media print': { marginTop: theme.spacing(3) },
}));
