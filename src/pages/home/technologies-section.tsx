import cloudTechnologies from '@content/cloud-technologies.json';
import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import starTrails from '../../illustrations/home/star-trails.svg';
import { homeSections } from '../../paths';
import { cardColors } from '../../theme/tokens';
import { cardSurface } from '../../ui/card-surface';
import { Drawing } from '../../ui/drawing';
import { AskLink } from './ask-link';
import { CardPairs } from './card-pairs';
import { constellations } from './drawings';
import { Section, SectionHead } from './section';
import { TiltCard } from './tilt-card';

/** The platforms that the company works with, at night. */
export function TechnologiesSection() {
  return (
    <Section id={homeSections.cloudTechnologies} tone="night">
      <Sky>
        <Drawing src={starTrails} width={1800} height={1800} />
      </Sky>
      <Content>
        <SectionHead
          sectionId={homeSections.cloudTechnologies}
          title={cloudTechnologies.title}
          lead={cloudTechnologies.lead}
        />
        <CardPairs>
          {cloudTechnologies.cards.map((card) => (
            <TechnologyCard key={card.title}>
              <Drawing src={constellations[card.icon]} width={360} height={192} />
              <Typography variant="h3">{card.title}</Typography>
              <Typography>{card.text}</Typography>
              <AskLink topic={card.title} />
            </TechnologyCard>
          ))}
        </CardPairs>
      </Content>
    </Section>
  );
}

const turn = keyframes({ from: { rotate: '-4deg' }, to: { rotate: '4deg' } });

/** The stars circle below the heading, behind the cards. */
const Sky = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  overflow: 'clip',
  maskImage: 'linear-gradient(transparent, black 20% 80%, transparent)',
  '& img': {
    position: 'absolute',
    // Its center is 480 px below the top, in the middle of the heading's column.
    top: 480 - 900,
    left: `calc(50% - ${404 + 900}px)`,
    width: 1800,
    '@media (prefers-reduced-motion: no-preference)': {
      '@supports (animation-timeline: view())': {
        animation: `${turn} linear both`,
        animationTimeline: 'view()',
      },
    },
  },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const Content = styled(Container)(({ theme }) => ({
  paddingBottom: 'clamp(1.25rem, 4.5vw, 4rem)',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '4fr 8fr',
    alignItems: 'start',
    columnGap: theme.spacing(3),
    '& > div': { display: 'block' },
  },
}));

const TechnologyCard = styled(TiltCard)(({ theme }) => ({
  ...cardSurface(theme),
  display: 'grid',
  gridTemplate: 'auto auto 1fr auto / minmax(0, 1fr)',
  justifyItems: 'start',
  breakInside: 'avoid',
  '@media screen': {
    borderColor: cardColors.onNight.line,
    background: `linear-gradient(150deg, ${cardColors.onNight.surfaceTop}, ${cardColors.onNight.surfaceLow})`,
  },
  '& p': { margin: theme.spacing(0.75, 0) },
  // On phones the figure and the link are on the title's line.
  [theme.breakpoints.down('sm')]: {
    gridTemplate: 'auto 1fr / 4rem 1fr auto',
    alignItems: 'center',
    columnGap: theme.spacing(1.25),
    padding: theme.spacing(1.25, 1.75, 1),
    '& img': { height: '4rem' },
    '& p': { gridColumn: '1 / -1' },
    '& a': { gridArea: '1 / 3' },
  },
  [theme.breakpoints.up('sm')]: {
    '& img': { maxWidth: '22rem', height: 'auto' },
    '& h3': { marginTop: theme.spacing(2), fontSize: '1.5rem' },
  },
}));
