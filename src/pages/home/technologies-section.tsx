import cloudTechnologies from '@content/cloud-technologies.json';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';

import starTrails from '../../illustrations/home/star-trails.svg';
import { homeSections } from '../../paths';
import { cardSurface } from '../../ui/card-surface';
import { Drawing } from '../../ui/drawing';
import { Section, SectionHead } from '../../ui/section';
import { TiltCard } from '../../ui/tilt-card';
import { constellations } from './drawings';

/** Night: the platforms, under one sky. */
export function TechnologiesSection() {
  return (
    <Section id={homeSections.cloudTechnologies} tone="night">
      <Sky>
        <Drawing src={starTrails} width={2560} height={1500} />
      </Sky>
      <Content>
        <SectionHead of={homeSections.cloudTechnologies} {...cloudTechnologies} />
        <Cards>
          {cloudTechnologies.cards.map((card) => (
            <Glass key={card.title}>
              <Drawing src={constellations[card.icon]} width={192} height={192} />
              <Typography variant="h3">{card.title}</Typography>
              <Typography>{card.text}</Typography>
            </Glass>
          ))}
        </Cards>
      </Content>
    </Section>
  );
}

const turn = keyframes({ from: { rotate: '-4deg' }, to: { rotate: '4deg' } });

/** The stars circle below the heading, and the drawing leaves its words free. */
const Sky = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  overflow: 'clip',
  // No trails between the cards.
  maskImage: `linear-gradient(transparent, #000 5rem 80%, transparent),
    linear-gradient(to right, #000 20%, transparent calc(50% - 12rem))`,
  maskComposite: 'intersect',
  '& img': {
    position: 'absolute',
    // In a low section it moves up, and keeps the Pole Star in sight.
    top: 'min(0px, 100% - 868px)',
    left: 'calc(50% - 1280px)',
    width: 2560,
    height: 1500,
    // The Pole Star.
    transformOrigin: '876px 648px',
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
  '@media print': { paddingBottom: 0 },
}));

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
}));

const Glass = styled(TiltCard)(({ theme }) => ({
  ...cardSurface(theme),
  display: 'grid',
  alignContent: 'start',
  breakInside: 'avoid',
  '@media screen': {
    borderColor: 'rgb(156 195 214 / 0.3)',
    background: 'linear-gradient(150deg, #23465F, #14304A)',
  },
  '& img': { width: '12rem', height: '12rem' },
  '& p': { marginTop: theme.spacing(1) },
  // On phones the figure is beside the title.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '4rem 1fr',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    padding: theme.spacing(1.25, 1.75, 1.75),
    '& img': { width: '4rem', height: '4rem' },
    '& p': { gridColumn: '1 / -1', marginTop: theme.spacing(0.5) },
  },
  [theme.breakpoints.up('sm')]: { '& h3': { marginTop: theme.spacing(2), fontSize: '1.5rem' } },
}));
