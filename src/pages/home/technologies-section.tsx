import cloudTechnologies from '@content/cloud-technologies.json';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import type { InfoCard } from '../../content/schema';
import chain from '../../illustrations/home/chain.svg';
import stars from '../../illustrations/home/stars.svg';
import thread from '../../illustrations/home/thread.svg';
import { homeSections } from '../../paths';
import { smallText } from '../../ui/card-surface';
import { Drawing } from '../../ui/drawing';
import { eveningHeight, Section, SectionHead } from '../../ui/section';
import { TiltCard } from '../../ui/tilt-card';
import { constellations } from './drawings';

/** Night: the platforms, each a constellation, and all of them joined. */
export function TechnologiesSection() {
  const { eyebrow, title, lead, cards } = cloudTechnologies;
  return (
    <Section id={homeSections.cloudTechnologies} tone="night">
      <Stars src={stars} width={480} height={420} />
      <Sky>
        <SectionHead
          of={homeSections.cloudTechnologies}
          eyebrow={eyebrow}
          title={title}
          lead={lead}
        />
        <Cards>
          {cards.map((card) => (
            <li key={card.title}>
              <Technology card={card} />
            </li>
          ))}
        </Cards>
      </Sky>
    </Section>
  );
}

function Technology({ card }: { card: InfoCard }) {
  return (
    <TiltCard>
      <Surface>
        <Drawing src={constellations[card.icon]} width={112} height={112} />
        <Drawing src={thread} width={240} height={112} />
        <Drawing src={chain} width={112} height={240} />
        <Typography variant="h3">{card.title}</Typography>
        <Typography color="textSecondary">{card.text}</Typography>
      </Surface>
    </TiltCard>
  );
}

/** Below the heading, where there is room beside the list. */
const Stars = styled(Drawing)(({ theme }) => ({
  position: 'absolute',
  left: 'max(0px, 50vw - 51rem)',
  bottom: `calc(${eveningHeight} - 1rem)`,
  width: '27%',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const Sky = styled(Container)(({ theme }) => ({
  position: 'relative',
  paddingBottom: `calc(${eveningHeight} + 2rem)`,
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '4fr 8fr',
    alignItems: 'start',
    columnGap: theme.spacing(4),
    '& > div:first-of-type': { display: 'block' },
  },
  '@media print': { paddingBottom: 0 },
}));

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  '& img + img': { position: 'absolute', objectFit: 'fill' },
  // The thread leads to the card at the right, the chain to the one below.
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:nth-of-type(even) img:nth-of-type(n + 2), & > li:last-of-type img:nth-of-type(2), & > li:nth-last-of-type(-n + 2) img:nth-of-type(3)':
      { display: 'none' },
  },
  [theme.breakpoints.down('sm')]: {
    '& img:nth-of-type(2), & > li:last-of-type img:nth-of-type(3)': { display: 'none' },
  },
}));

const Surface = styled('div')(({ theme }) => ({
  '--mark': '3.5rem',
  position: 'relative',
  height: '100%',
  display: 'grid',
  gridTemplateColumns: 'var(--mark) 1fr',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'center',
  gap: theme.spacing(0, 1.5),
  paddingBottom: theme.spacing(2.5),
  '& img': { width: 'var(--mark)', height: 'var(--mark)' },
  '& p': { gridColumn: '1 / -1', alignSelf: 'start', marginLeft: '2rem', ...smallText(theme) },
  '& img:nth-of-type(2)': {
    top: 0,
    left: 'var(--mark)',
    width: 'calc(100% - var(--mark) + 1.5rem)',
  },
  '& img:nth-of-type(3)': {
    top: 'calc(var(--mark) - 0.5rem)',
    left: 0,
    width: '2rem',
    height: 'calc(100% - var(--mark) + 1rem)',
  },
  [theme.breakpoints.up('sm')]: {
    '--mark': '7rem',
    gridTemplateRows: 'auto auto 1fr',
    padding: theme.spacing(0, 4, 6, 0),
    '& h3, & p': { gridColumn: '1 / -1', margin: theme.spacing(1, 0, 0, 4) },
  },
}));
