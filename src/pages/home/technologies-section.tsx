import cloudTechnologies from '@content/cloud-technologies.json';
import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import starTrails from '../../illustrations/home/star-trails.svg';
import { homeSections } from '../../paths';
import { nightVariables } from '../../theme/palette';
import { cardColors, colors } from '../../theme/tokens';
import { whileScrolling } from '../../theme/while-scrolling';
import { CardGrid } from '../../ui/card-grid';
import { Illustration } from '../../ui/illustration';
import { AskLink } from './ask-link';
import { technologyIllustrations } from './card-illustrations';
import { dawnHeight, Section, SectionHeader } from './section';
import { TiltCard } from './tilt-card';

/** The platforms that the company works with. */
export function TechnologiesSection() {
  const { title, lead, cards } = cloudTechnologies;
  return (
    <NightSection id={homeSections.cloudTechnologies}>
      <Sky>
        <StarTrails src={starTrails} width={trailsSize} height={trailsSize} />
      </Sky>
      <Columns>
        <SectionHeader sectionId={homeSections.cloudTechnologies} title={title} lead={lead} />
        <CardGrid>
          {cards.map((card) => (
            <TechnologyCard key={card.title}>
              <Constellation src={technologyIllustrations[card.icon]} width={360} height={192} />
              <CardTitle variant="h3">{card.title}</CardTitle>
              <CardText>{card.text}</CardText>
              <AskLink topic={card.title} />
            </TechnologyCard>
          ))}
        </CardGrid>
      </Columns>
    </NightSection>
  );
}

const NightSection = styled(Section)(({ theme }) => {
  const { night, nightLow, dawnHigh } = theme.vars.palette.scene;
  return {
    '@media screen': {
      ...nightVariables,
      color: colors.dark.ink,
      // The contact section continues the last part.
      backgroundImage: `linear-gradient(${night}, ${nightLow} calc(100% - 6rem), ${dawnHigh} calc(100% + 0.5 * ${dawnHeight}))`,
    },
  };
});

/** The background of the whole section. */
const Sky = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  overflow: 'clip',
  maskImage: 'linear-gradient(transparent, black 20% 80%, transparent)',
  [theme.breakpoints.down('lg')]: { display: 'none' },
  // There is no night behind the text here, so the trails would make it hard to read.
  '@media print, (forced-colors: active)': { display: 'none' },
}));

const turn = keyframes({ from: { rotate: '-4deg' }, to: { rotate: '4deg' } });

/** In px. */
const trailsSize = 1800;

/** Stars circle a point below the heading, in the middle of its column. */
const StarTrails = styled(Illustration)({
  position: 'absolute',
  top: 480,
  left: 'calc(50% - 404px)',
  width: trailsSize,
  translate: '-50% -50%',
  ...whileScrolling(turn),
});

const Columns = styled(Container)(({ theme }) => ({
  paddingBottom: 'clamp(1.25rem, 4.5vw, 4rem)',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '4fr 8fr',
    alignItems: 'start',
    columnGap: theme.spacing(3),
  },
}));

const TechnologyCard = styled(TiltCard)(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'auto auto 1fr auto / minmax(0, 1fr)',
  justifyItems: 'start',
  '@media screen': {
    borderColor: cardColors.onNight.line,
    background: `linear-gradient(150deg, ${cardColors.onNight.surfaceTop}, ${cardColors.onNight.surfaceLow})`,
  },
  // On phones the illustration and the link are on the title's line.
  [theme.breakpoints.down('sm')]: {
    gridTemplate: 'auto 1fr / 4rem 1fr auto',
    alignItems: 'center',
    columnGap: theme.spacing(1.25),
    padding: theme.spacing(1.25, 1.75, 1),
    '& > a': { gridArea: '1 / 3' },
  },
}));

const Constellation = styled(Illustration)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { height: '4rem' },
  [theme.breakpoints.up('sm')]: { maxWidth: '22rem', height: 'auto' },
}));

const CardTitle = styled(Typography)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(2), fontSize: '1.5rem' },
}));

const CardText = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.75, 0),
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));
