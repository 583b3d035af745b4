import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { openJobs, openPositionsText } from '../../content/jobs';
import { listedJobs } from '../../content/listed-jobs';
import { paths } from '../../content/paths';
import { useNow } from '../../hooks/use-now';
import type { PageData } from '../../routing/page-data';
import { CareerScene } from '../../scenes/career/career-scene';
import { FieldsScene } from '../../scenes/fields/fields-scene';
import { space } from '../../theme/scale';
import { Eyebrow } from '../../ui/eyebrow';
import { JobCards } from '../../scenes/job-card/job-cards';
import { Lead } from '../../ui/lead';
import { Section } from '../../ui/section';
import { TextWithMap } from '../../ui/text-with-map';
import { ApplySteps } from './apply-steps';
import { WorkingHere } from './working-here';

export function loader(): PageData {
  const { title, lead } = careers;
  return { head: { path: paths.career, title, description: lead } };
}

export function Component() {
  const jobs = openJobs(listedJobs, useNow());
  return (
    <>
      <CareerScene
        title={
          <>
            <Eyebrow>{careers.label}</Eyebrow>
            <Typography variant="pageTitle">{careers.title}</Typography>
            <Lead>{careers.lead}</Lead>
          </>
        }
      >
        <div>
          <Typography variant="sectionTitleSmall">
            {jobs.length > 0 ? openPositionsText(jobs.length) : careers.noOpenPositions}
          </Typography>
          {jobs.length > 0 && <Typography sx={{ mt: 1 }}>{careers.locationNote}</Typography>}
        </div>
        {jobs.length > 0 && <PositionCards jobs={jobs} />}
      </CareerScene>
      <WorkingHere />
      <Section ground="evening" edge={careers.workingHere ? 'straight' : 'curved'} spacing="none">
        {jobs.length > 0 ? (
          <ApplySteps />
        ) : (
          <Container>
            <OfficeLine>
              <TextWithMap text={careers.officeLine} />
            </OfficeLine>
          </Container>
        )}
        <FieldsScene />
      </Section>
    </>
  );
}

const PositionCards = styled(JobCards)({ marginTop: space.stack });

const OfficeLine = styled('p')(({ theme }) => ({
  paddingTop: space.section,
  fontWeight: 600,
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
}));
