import cloudTechnologies from '@content/cloud-technologies.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { homeSections } from '../../content/paths';
import type { Technology } from '../../content/types';
import cloud from '../../illustrations/home/stars-cloud.svg';
import customers from '../../illustrations/home/stars-customers.svg';
import dipper from '../../illustrations/home/stars-dipper.svg';
import key from '../../illustrations/home/stars-key.svg';
import servers from '../../illustrations/home/stars-servers.svg';
import serviceDesk from '../../illustrations/home/stars-service-desk.svg';
import nightSky from '../../illustrations/home/stars-sky.svg';
import { sectionLabels } from '../../navigation/navigation';
import { CardText } from '../../ui/card-text';
import { Illustration } from '../../ui/illustration';
import { Section } from '../../ui/section';
import { EmailPrompt } from './email-prompt';
import { SectionHeader } from './section-header';
import { TiltCard } from './tilt-card';

const illustrations: Record<Technology['icon'], string> = {
  customers,
  serviceDesk,
  servers,
  cloud,
  key,
  dipper,
};

/** The platforms that the company works with: constellations in a sky that goes on in Contact. */
export function TechnologiesSection() {
  const { title, lead, cards, ask } = cloudTechnologies;
  return (
    <Section
      id={homeSections.cloudTechnologies}
      aria-labelledby="technologies-title"
      ground="night"
      edge="curved"
    >
      <NightSkyPicture src={nightSky} width={2560} height={960} />
      <Container>
        <SectionHeader titleId="technologies-title" title={title} lead={lead} />
        <TechnologyList>
          {cards.map((card) => (
            <TechnologyCard key={card.title}>
              <ConstellationPicture src={illustrations[card.icon]} width={220} height={184} />
              <CardText title={card.title} text={card.text} />
            </TechnologyCard>
          ))}
        </TechnologyList>
        <EmailPrompt prompt={ask} emailSubject={sectionLabels.cloudTechnologies} />
      </Container>
    </Section>
  );
}

/** On narrower screens, the stars would be behind the text. */
const NightSkyPicture = styled(Illustration)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  height: '100%',
  // Its middle is as wide as the content, and has no stars where the texts are.
  objectFit: 'none',
  objectPosition: 'top',
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '@media (forced-colors: active)': { display: 'none' },
}));

/** Between the content of a card and the edge of its glare, in the theme's units. */
const cardPadding = 2;

const TechnologyList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    marginInline: theme.spacing(-cardPadding),
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  },
}));

/** On phones, where nothing tilts, the drawing is beside the text, and there is no padding. */
const TechnologyCard = styled(TiltCard)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: theme.spacing(cardPadding),
  },
}));

const ConstellationPicture = styled(Illustration)({
  maxWidth: '13.5rem',
  height: 'auto',
  aspectRatio: '55 / 46',
});
