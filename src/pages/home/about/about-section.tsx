import home from '@content/home.json';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { homeSections } from '../../../content/paths';
import { radius, space } from '../../../theme/scale';
import { CardGrid } from '../../../ui/card-grid';
import { CardText } from '../../../ui/card-text';
import { Illustration } from '../../../ui/illustration';
import { Section } from '../../../ui/section';
import { TiltCard } from '../tilt-card';
import { Demo } from './demo';
import instruments from './instruments.svg';
import { Steps } from './steps';

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
              <Typography variant="lead" sx={{ mt: 1.5 }}>
                {lead}
              </Typography>
            </Grid>
          </Grid>
        </Container>
        <Steps />
      </Section>
      <Section ground="meadow" spacing="small">
        <Container>
          <CardGrid>
            {cards.map(({ title, text, icon }) => (
              <InfoCard key={title}>
                <InstrumentPicture src={instruments} view={icon} width={240} height={240} />
                <CardText title={title} text={text} />
              </InfoCard>
            ))}
          </CardGrid>
        </Container>
      </Section>
      <Section ground="day" edge="curved" spacing="none">
        <Demo />
      </Section>
    </section>
  );
}

const InfoCard = styled(TiltCard)({
  '& > div': {
    display: 'flex',
    gap: space.gap,
  },
});

const InstrumentPicture = styled(Illustration)(({ theme }) => ({
  flex: 'none',
  alignSelf: 'start',
  width: '4.5rem',
  height: 'auto',
  borderRadius: radius.picture,
  [theme.breakpoints.up('lg')]: { width: '8rem' },
}));
