import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLoaderData } from 'react-router-dom';

import { isOpen, jobSectionTexts, maxOtherJobs, openJobs } from '../../content/jobs';
import { listedJobs } from '../../content/listed-jobs';
import { paths } from '../../content/paths';
import type { JobSummary } from '../../content/types';
import { useNow } from '../../hooks/use-now';
import { space, width } from '../../theme/scale';
import { Button } from '../../ui/button';
import { FieldsScene } from '../../ui/fields/fields-scene';
import { JobCards } from '../../ui/job-cards/job-cards';
import { Section } from '../../ui/section';
import { HowToApply } from './how-to-apply';
import { JobActions } from './job-actions';
import type { JobData } from './job-data';
import { CardArea, JobArticle, JobBody, JobColumns, JobTop, SideColumn } from './job-grid';
import { JobHeader } from './job-header';
import { JobOverview } from './job-overview';
import { JobSection } from './job-section';

export function Component() {
  const { job } = useLoaderData<JobData>();
  const now = useNow();
  const isJobOpen = isOpen(job, now);
  const others = openJobs(listedJobs, now).filter(({ slug }) => slug !== job.slug);
  return (
    <>
      <JobArticle>
        <JobTop>
          <JobHeader job={job} />
          <CardArea>
            <JobOverview job={job} isJobOpen={isJobOpen} />
          </CardArea>
        </JobTop>
        <JobBody>
          <JobColumns>
            {jobSectionTexts(job).map((section) =>
              section.id === 'work-location' ? (
                <SideColumn key={section.id}>
                  <JobSection {...section} look="plain" />
                  {isJobOpen && <HowToApply job={job} />}
                </SideColumn>
              ) : (
                <JobSection
                  key={section.id}
                  {...section}
                  look={section.id === 'requirements' ? 'panel' : 'plain'}
                />
              ),
            )}
            {job.equalOpportunity && <EqualOpportunity>{job.equalOpportunity}</EqualOpportunity>}
          </JobColumns>
          <JobActions job={job} isJobOpen={isJobOpen} />
        </JobBody>
      </JobArticle>
      <Section
        ground="dusk"
        spacing="above"
        aria-labelledby={others.length > 0 ? 'other-jobs' : undefined}
        data-media="screen"
      >
        {others.length > 0 && <OtherJobs jobs={others} />}
        <FieldsScene />
      </Section>
    </>
  );
}

function OtherJobs({ jobs }: { jobs: JobSummary[] }) {
  return (
    <Container sx={{ mb: space.section }}>
      <Stack spacing={3} sx={{ alignItems: 'start' }}>
        <Typography variant="sectionTitleSmall" id="other-jobs">
          Other open positions
        </Typography>
        <JobCards jobs={jobs.slice(0, maxOtherJobs)} size="compact" />
        {jobs.length > maxOtherJobs && (
          <Button to={paths.career} variant="outlined">
            All open positions
          </Button>
        )}
      </Stack>
    </Container>
  );
}

const EqualOpportunity = styled('p')(({ theme }) => ({
  maxWidth: width.text,
  color: theme.vars.palette.text.secondary,
}));
