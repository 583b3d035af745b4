import home from '@content/home.json';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { AboutCard } from '../../content/types';
import { homeSections } from '../../content/paths';
import CompassIcon from '../../illustrations/icons/compass.svg?react';
import LanternIcon from '../../illustrations/icons/lantern.svg?react';
import LevelIcon from '../../illustrations/icons/level.svg?react';
import { radius, space } from '../../theme/scale';
import { CardGrid } from '../../ui/card-grid';
import { CardText } from '../../ui/card-text';
import { Lead } from '../../ui/lead';
import { Section } from '../../ui/section';
import { Demo } from './demo';
import { Steps } from './steps';
import { TiltCard } from './tilt-card';

const icons: Record<AboutCard['icon'], typeof LevelIcon> = {
  level: LevelIcon,
  compass: CompassIcon,
  lantern: LanternIcon,
};

export function AboutSection() {
  const { title, lead, cards } = home.about;
  return (
    <section id={homeSections.about} aria-labelledby="about-title">
      <Section spacing="above">
        <Container>
          <Grid
            container
            columnSpacing={3}
            sx={{ alignItems: 'baseline', marginBottom: space.stack }}
          >
            <Grid size={{ xs: 12, lg: 6 }}>
              <Typography variant="sectionTitle" id="about-title">
                {title}
              </Typography>
            </Grid>
            <Grid size={{ xs: 12, lg: 6 }}>
              <Lead>{lead}</Lead>
            </Grid>
          </Grid>
        </Container>
        <Steps />
      </Section>
      <Section ground="meadow" spacing="small">
        <Container>
          <CardGrid>
            {cards.map(({ title, text, icon }) => {
              const Icon = icons[icon];
              return (
                <InfoCard key={title}>
                  <IconTile data-media="screen">
                    <Icon />
                  </IconTile>
                  <CardText title={title} text={text} />
                </InfoCard>
              );
            })}
          </CardGrid>
        </Container>
      </Section>
      <Section ground="market" edge="curved" spacing="none">
        <Demo />
      </Section>
    </section>
  );
}

const InfoCard = styled(TiltCard)({ '& > div': { display: 'flex', gap: space.gap } });

const IconTile = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  alignSelf: 'start',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.picture,
  backgroundColor: theme.vars.palette.wheat,
  color: theme.vars.palette.scene.night,
  fontSize: '1.625rem',
}));
