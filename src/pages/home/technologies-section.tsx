import cloudTechnologies from '@content/cloud-technologies.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { homeSections } from '../../../shared/paths';
import lake from '../../illustrations/home/lake.svg';
import nightSky from '../../illustrations/home/stars-sky.svg';
import treeline from '../../illustrations/home/treeline.svg';
import { sectionLabels } from '../../navigation/navigation';
import { nightSkyVariables } from '../../theme/palette';
import { colors } from '../../theme/tokens';
import { gapsInLastRow } from '../../ui/gaps-in-last-row';
import { Horizon, Illustration } from '../../ui/illustration';
import { technologyIllustrations } from './card-illustrations';
import { EmailPrompt } from './email-prompt';
import { Section, SectionHeader } from './section';
import { openCardPadding, OpenTiltCard } from './tilt-card';

/** The platforms that the company works with: constellations above a lake at nightfall. */
export function TechnologiesSection() {
  const { title, lead, cards, ask } = cloudTechnologies;
  return (
    <NightSection id={homeSections.cloudTechnologies}>
      <Treeline src={treeline} width={2560} height={280} />
      <NightSky src={nightSky} width={2560} height={960} />
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
      <Lake src={lake} width={1440} height={620} />
    </NightSection>
  );
}

/** Four columns, or three if they leave fewer gaps. */
function columnsFor(count: number): 3 | 4 {
  return gapsInLastRow(count, 3) < gapsInLastRow(count, 4) ? 3 : 4;
}

/** Height of the last land that the day shows, from the end of its ground down to the night. */
const nightfall = 'clamp(3rem, 14vw, 17.5rem)';

const NightSection = styled(Section)(({ theme }) => {
  const { night, dawnDeep } = theme.vars.palette.scene;
  return {
    '@media screen': {
      ...nightSkyVariables,
      paddingTop: `calc(${nightfall} + 2vw)`,
      color: colors.dark.ink,
      background: `linear-gradient(${night} 45%, ${dawnDeep}) 0 ${nightfall} no-repeat ${theme.vars.palette.sky}`,
    },
  };
});

const Treeline = styled(Horizon)({
  position: 'absolute',
  zIndex: -1,
  top: 0,
  // Avoids a hairline gap at some zoom levels.
  height: `calc(${nightfall} + 1px)`,
});

/** On narrower screens, the stars would be behind the text. */
const NightSky = styled(Illustration)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  top: nightfall,
  objectFit: 'none',
  objectPosition: 'top',
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '@media (forced-colors: active)': { display: 'none' },
}));

const lakeHeight = 'clamp(9rem, 40vw, max(40rem, 32vw))';

/**
 * The section's last line stands in the upper fifth of its sky, which is dark in both schemes, and
 * begins transparent.
 */
const Lake = styled(Horizon)({
  position: 'relative',
  zIndex: -1,
  height: lakeHeight,
  marginTop: `calc(${lakeHeight} / -5)`,
  '@media (forced-colors: active)': { marginTop: 0 },
});

/** On phones, the drawing is beside the text. */
const phoneDrawing = 88;

const Constellations = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    marginInline: theme.spacing(-openCardPadding),
  },
  [theme.breakpoints.up('lg')]: {
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}));

const TechnologyCard = styled(OpenTiltCard)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplate: `"drawing title" auto "drawing text" 1fr / ${phoneDrawing}px minmax(0, 1fr)`,
    columnGap: theme.spacing(2.5),
  },
}));

const Constellation = styled(Illustration)(({ theme }) => ({
  gridArea: 'drawing',
  height: 'auto',
  aspectRatio: '55 / 46',
  [theme.breakpoints.up('sm')]: { maxWidth: '13.5rem', marginBottom: theme.spacing(2) },
}));

const CardText = styled('p')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(1) },
}));
