import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { openJobs, openPositionsText } from '../../content/jobs';
import { listedJobs } from '../../content/listed-jobs';
import { paths } from '../../content/paths';
import { useNow } from '../../hooks/use-now';
import type { PageData } from '../../routing/page-data';
import { Eyebrow } from '../../ui/eyebrow';
import { FieldsScene } from '../../ui/fields/fields-scene';
import { JobCards } from '../../ui/job-cards/job-cards';
import { PageHeader } from '../../ui/page-header';
import { Section } from '../../ui/section';
import { TextWithMap } from '../../ui/text-with-map';
import { ApplySteps } from './apply-steps';
import { CareerScene } from './career-scene';
import { WorkingHere } from './working-here';

export function loader(): PageData {
  const { title, lead } = careers;
  return { head: { path: paths.career, title, description: lead } };
}

export function Component() {
  const jobs = openJobs(listedJobs, useNow());
  return (
    <>
      <PageHeader>
        <Container>
          <CareerScene
            meadow={
              <>
                <Typography variant="sectionTitleSmall">
                  {jobs.length > 0 ? openPositionsText(jobs.length) : careers.noOpenPositions}
                </Typography>
                {jobs.length > 0 && <Typography sx={{ mt: 1 }}>{careers.locationNote}</Typography>}
              </>
            }
          >
            <Eyebrow>{careers.label}</Eyebrow>
            <Typography variant="pageTitle">{careers.title}</Typography>
            <Typography variant="lead" sx={{ mt: 1.5 }}>
              {careers.lead}
            </Typography>
          </CareerScene>
        </Container>
      </PageHeader>
      <Section ground="meadow" spacing="below">
        <Container>{jobs.length > 0 && <JobCards jobs={jobs} />}</Container>
      </Section>
      <WorkingHere />
      {jobs.length > 0 ? (
        <ApplySteps />
      ) : (
        <Section ground="dusk" edge={careers.workingHere ? 'straight' : 'curved'} spacing="above">
          <Container sx={{ mb: 5 }}>
            <OfficeLine>
              <TextWithMap text={careers.officeLine} />
            </OfficeLine>
          </Container>
          <FieldsScene />
        </Section>
      )}
    </>
  );
}

const OfficeLine = styled('p')(({ theme }) => ({
  fontWeight: 600,
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
}));
