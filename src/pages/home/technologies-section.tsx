import cloudTechnologies from '@content/cloud-technologies.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { homeSections } from '../../content/paths';
import nightSky from '../../illustrations/home/stars-sky.svg';
import { sectionLabels } from '../../navigation/navigation';
import { nightSkyVariables } from '../../theme/palette';
import { colors } from '../../theme/tokens';
import { gapsInLastRow } from '../../ui/gaps-in-last-row';
import { Illustration } from '../../ui/illustration';
import { technologyIllustrations } from './card-illustrations';
import { EmailPrompt } from './email-prompt';
import { curvedTop, Section, SectionHeader } from './section';
import { openCardPadding, OpenTiltCard } from './tilt-card';

/** The platforms that the company works with: constellations in a sky that goes on in Contact. */
export function TechnologiesSection() {
  const { title, lead, cards, ask } = cloudTechnologies;
  return (
    <NightSection id={homeSections.cloudTechnologies}>
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
    </NightSection>
  );
}

/** Four columns, or three if they leave fewer gaps. */
function columnsFor(count: number): 3 | 4 {
  return gapsInLastRow(count, 3) < gapsInLastRow(count, 4) ? 3 : 4;
}

const nightTop = 'clamp(2.5rem, 0.25rem + 9vw, 8rem)';

const NightSection = styled(Section)(({ theme }) => ({
  '@media screen': {
    ...nightSkyVariables,
    ...curvedTop(theme.vars.palette.sky),
    paddingTop: nightTop,
    color: colors.dark.ink,
    backgroundColor: theme.vars.palette.scene.night,
  },
}));

/** On narrower screens, the stars would be behind the text. */
const NightSky = styled(Illustration)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  // The lines of stars end above the heading.
  top: `calc(${nightTop} - 2vw)`,
  objectFit: 'none',
  objectPosition: 'top',
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '@media (forced-colors: active)': { display: 'none' },
}));

/** On phones, the drawing is beside the text. */
const phoneDrawing = 88;

const Constellations = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
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
