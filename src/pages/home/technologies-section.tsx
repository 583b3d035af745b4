import cloudTechnologies from '@content/cloud-technologies.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import nightSky from '../../illustrations/home/stars-sky.svg';
import { sectionLabels } from '../../navigation';
import { homeSections } from '../../paths';
import { nightSkyVariables } from '../../theme/palette';
import { cardColors, colors } from '../../theme/tokens';
import { gapsInLastRow } from '../../ui/gaps-in-last-row';
import { Illustration } from '../../ui/illustration';
import { technologyIllustrations } from './card-illustrations';
import { EmailPrompt } from './email-prompt';
import { Section, SectionHeader } from './section';
import { TiltCard } from './tilt-card';

/** The platforms that the company works with: constellations in the night sky. */
export function TechnologiesSection() {
  const { title, lead, cards, ask } = cloudTechnologies;
  return (
    <NightSection id={homeSections.cloudTechnologies}>
      <NightSky src={nightSky} width={2560} height={680} />
      <Container>
        <SectionHeader sectionId={homeSections.cloudTechnologies} title={title} lead={lead} />
        <Constellations data-columns={columnsFor(cards.length)}>
          {cards.map((card) => (
            <TechnologyCard key={card.title}>
              <Constellation src={technologyIllustrations[card.icon]} width={220} height={184} />
              <Typography variant="h3">{card.title}</Typography>
              <CardText>{card.text}</CardText>
            </TechnologyCard>
          ))}
        </Constellations>
        <EmailPrompt prompt={ask} emailSubject={sectionLabels.cloudTechnologies} />
      </Container>
    </NightSection>
  );
}

/** Four columns, or three if they leave fewer gaps. */
function columnsFor(count: number): 3 | 4 {
  return gapsInLastRow(count, 3) < gapsInLastRow(count, 4) ? 3 : 4;
}

const NightSection = styled(Section)(({ theme }) => {
  const { nightLow, dawnDeep } = theme.vars.palette.scene;
  return {
    paddingTop: 'clamp(1.5rem, 4vw, 3.5rem)',
    paddingBottom: 'clamp(0.5rem, 2vw, 2rem)',
    '@media screen': {
      ...nightSkyVariables,
      color: colors.dark.ink,
      backgroundImage: `linear-gradient(${nightLow} 6rem, ${dawnDeep})`,
    },
  };
});

/** In narrower windows, the stars would be behind the text. */
const NightSky = styled(Illustration)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  top: 0,
  objectFit: 'none',
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '@media (forced-colors: active)': { display: 'none' },
}));

/** Lengths in px. The drawing is beside the text. */
const phone = { padding: 4, drawing: 96 };

const Constellations = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginInline: -phone.padding,
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    marginInline: 0,
  },
  [theme.breakpoints.up('lg')]: {
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  '@media print': { gap: theme.spacing(2), marginInline: 0 },
}));

const TechnologyCard = styled(TiltCard)(({ theme }) => ({
  '@media screen': {
    padding: theme.spacing(2.5, 2.5, 3),
    border: 0,
    backgroundColor: cardColors.onNight.glow,
  },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplate: `auto 1fr / ${phone.drawing}px minmax(0, 1fr)`,
    columnGap: theme.spacing(1.5),
    '@media screen': { padding: phone.padding, background: 'none' },
    '& > img': { gridRow: '1 / 3' },
  },
  '@media print': { padding: theme.spacing(2) },
}));

const Constellation = styled(Illustration)(({ theme }) => ({
  height: 'auto',
  aspectRatio: '55 / 46',
  [theme.breakpoints.up('sm')]: {
    width: 'min(15rem, 100%)',
    margin: theme.spacing(0, 'auto', 2),
  },
}));

const CardText = styled('p')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { marginTop: theme.spacing(0.25) },
  [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(1) },
}));
