import cloudTechnologies from '@content/cloud-technologies.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { homeSections } from '../../../content/paths';
import { space } from '../../../theme/scale';
import { CardText } from '../../../ui/card-text';
import { Section } from '../../../ui/section';
import { SectionHeader } from '../section-header';
import { TiltCard } from '../tilt-card';
import { Constellation } from './constellation';
import { NightSky } from './night-sky';

/** The platforms that the company works with are constellations in a sky that goes on in Contact. */
export function TechnologiesSection() {
  const { title, lead, cards } = cloudTechnologies;
  return (
    <Section
      id={homeSections.cloudTechnologies}
      aria-labelledby="technologies-title"
      ground="night"
      edge="curved"
    >
      <NightSky />
      <Container>
        <SectionHeader titleId="technologies-title" title={title} lead={lead} />
        <TechnologyList>
          {cards.map(({ title, text, icon }, index) => (
            <TechnologyCard key={title}>
              <Constellation index={index} name={icon} />
              <CardText title={title} text={text} />
            </TechnologyCard>
          ))}
        </TechnologyList>
      </Container>
    </Section>
  );
}

/** The space between the content of a card and the edge of its glare, in the theme's units of 8 px. */
const cardPadding = 2;

const TechnologyList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: space.gap,
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    marginInline: theme.spacing(-cardPadding),
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/** On phones, where nothing tilts, the drawing is beside the text, and there is no padding. */
const TechnologyCard = styled(TiltCard)(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    alignContent: 'start',
    gap: theme.spacing(2),
    outlineOffset: 6,
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      outlineOffset: 0,
      padding: theme.spacing(cardPadding),
    },
    // There is no drawing.
    '@media (forced-colors: active)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));
