import home from '@content/home.yaml';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { homeSections } from '../../content/paths';
import { radius, space } from '../../theme/scale';
import { CardGrid } from '../../ui/card-grid';
import { Illustration } from '../../ui/illustration';
import { Lead } from '../../ui/lead';
import { Section } from '../../ui/section';
import { aboutIllustrations } from './card-illustrations';
import { Demo } from './demo';
import { namedByHeader } from './section-header';
import { Steps, StepsLand } from './steps';
import { TiltCard } from './tilt-card';

export function AboutSection() {
  const { title, lead, cards } = home.about;
  const { id, ...name } = namedByHeader(homeSections.about);
  return (
    <section id={id} {...name}>
      <Section scene={<StepsLand />}>
        <Container>
          <Header container columnSpacing={3}>
            <Grid size={{ xs: 12, md: 6 }}>
              <Typography variant="h2" id={name['aria-labelledby']}>
                {title}
              </Typography>
            </Grid>
            <Grid size={{ xs: 12, md: 6 }}>
              <Lead>{lead}</Lead>
            </Grid>
          </Header>
          <Steps />
        </Container>
      </Section>
      <Section ground="meadow" scene={<Demo />}>
        <Container>
          <CardGrid>
            {cards.map(({ title, text, icon }) => (
              <InfoCard key={title}>
                <Picture src={aboutIllustrations[icon]} width={240} height={240} />
                <div>
                  <Typography variant="h4" component="h3">
                    {title}
                  </Typography>
                  <p>{text}</p>
                </div>
              </InfoCard>
            ))}
          </CardGrid>
        </Container>
      </Section>
    </section>
  );
}

const Header = styled(Grid)({ alignItems: 'baseline' });

const InfoCard = styled(TiltCard)({
  display: 'flex',
  alignItems: 'center',
  gap: space.inset,
});

const Picture = styled(Illustration)(({ theme }) => ({
  flex: 'none',
  alignSelf: 'start',
  width: '4.5rem',
  height: 'auto',
  borderRadius: radius.picture,
  [theme.breakpoints.up('lg')]: { width: '9.5rem' },
}));
