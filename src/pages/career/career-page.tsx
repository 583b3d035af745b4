import careers from '@content/careers.yaml';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { openJobs, openPositionsText } from '../../content/jobs';
import { listedJobs } from '../../content/listed-jobs';
import { paths } from '../../content/paths';
import { useNow } from '../../hooks/use-now';
import CareerIllustration from '../../illustrations/career.svg?react';
import type { PageData } from '../../navigation/page-data';
import { space } from '../../theme/scale';
import { ClosingLand } from '../../ui/closing-land';
import { Eyebrow } from '../../ui/eyebrow';
import { JobCards } from '../../ui/job-cards';
import { Lead } from '../../ui/lead';
import { headerScene, PageHeader } from '../../ui/page-header';
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
      <PageHeader>
        <Container>
          <Grid container columnSpacing={3} sx={{ alignItems: 'end' }}>
            <HeaderText size={{ xs: 12, md: 6 }}>
              <Eyebrow>{careers.label}</Eyebrow>
              <Typography variant="pageTitle">{careers.title}</Typography>
              <Lead>{careers.lead}</Lead>
            </HeaderText>
            <Grid size={{ xs: 12, sm: 8, md: 6 }} offset={{ sm: 4, md: 0 }}>
              <ColleaguesPicture />
            </Grid>
          </Grid>
        </Container>
      </PageHeader>
      <PositionsSection ground="meadow">
        <Container>
          <Typography variant="sectionTitleSmall" gutterBottom>
            {jobs.length > 0 ? openPositionsText(jobs.length) : careers.noOpenPositions}
          </Typography>
          {jobs.length > 0 && (
            <>
              <Typography sx={{ mb: 3 }}>{careers.locationNote}</Typography>
              <JobCards jobs={jobs} />
            </>
          )}
        </Container>
      </PositionsSection>
      <WorkingHere />
      <ClosingLand edge={careers.workingHere ? 'straight' : 'curved'}>
        {jobs.length > 0 ? (
          <ApplySteps />
        ) : (
          <Container>
            <OfficeLine>
              <TextWithMap text={careers.officeLine} />
            </OfficeLine>
          </Container>
        )}
      </ClosingLand>
    </>
  );
}

/**
 * The space below keeps the text above the land, whose height is two fifths of the drawing's width.
 * The drawing has half of the grid's width, so that is a fifth of the grid's.
 */
const HeaderText = styled(Grid)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { paddingBottom: '20%' },
  '@media print': { paddingBottom: 0 },
}));

const ColleaguesPicture = styled(CareerIllustration)(({ theme }) => ({
  ...headerScene(theme),
  marginTop: space.gap,
}));

/** Its ground has the color in which the drawing above ends, so the meadow seems to go on. */
const PositionsSection = styled(Section)({ paddingTop: space.gap });

const OfficeLine = styled('p')(({ theme }) => ({
  paddingTop: space.section,
  fontWeight: 600,
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
}));
