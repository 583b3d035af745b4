import cloudTechnologies from '@content/cloud-technologies.json';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import chain from '../../illustrations/home/chain.svg';
import stars from '../../illustrations/home/stars.svg';
import threadDown from '../../illustrations/home/thread-down.svg';
import threadOver from '../../illustrations/home/thread-over.svg';
import threadUnder from '../../illustrations/home/thread-under.svg';
import { homeSections } from '../../paths';
import { Drawing } from '../../ui/drawing';
import { eveningHeight, Section, SectionHead } from '../../ui/section';
import { TiltCard } from '../../ui/tilt-card';
import { constellations } from './drawings';

/** Night: the platforms, each a constellation, and all of them joined. */
export function TechnologiesSection() {
  const { cards } = cloudTechnologies;
  return (
    <Section id={homeSections.cloudTechnologies} tone="night">
      <Sky src={stars} width={2560} height={1200} />
      <Content>
        <SectionHead of={homeSections.cloudTechnologies} {...cloudTechnologies} />
        <Cards>
          {cards.map((card, index) => (
            <TiltCard key={card.title}>
              <Technology>
                <Figure src={constellations[card.icon]} width={192} height={192} />
                <Joins index={index} count={cards.length} />
                <Typography variant="h3">{card.title}</Typography>
                <Typography color="textSecondary">{card.text}</Typography>
              </Technology>
            </TiltCard>
          ))}
        </Cards>
      </Content>
    </Section>
  );
}

type JoinsProps = { index: number; count: number };

/** The lines to the next constellations: on phones to the one below; else, two a row, from the left one, and down at the right. */
function Joins({ index, count }: JoinsProps) {
  const left = index % 2 === 0;
  const thread = index % 4 === 0 ? threadOver : threadUnder;
  // A last one alone in its row hangs on the left one above it.
  const down = left ? index + 3 === count : index + 2 < count;
  return (
    <>
      {index + 1 < count && <Chain src={chain} width={48} height={320} />}
      {left && index + 1 < count && <Thread src={thread} width={208} height={144} />}
      {down && <ThreadDown src={threadDown} width={216} height={420} />}
    </>
  );
}

/** It leaves room for the text of wide screens; on narrower ones the text is everywhere. */
const Sky = styled(Drawing)(({ theme }) => ({
  position: 'absolute',
  top: 0,
  height: `calc(100% - ${eveningHeight})`,
  objectFit: 'none',
  objectPosition: 'top',
  maskImage: 'linear-gradient(transparent, #000 8rem, #000 88%, transparent)',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const Content = styled(Container)(({ theme }) => ({
  position: 'relative',
  paddingBottom: `calc(${eveningHeight} + 2rem)`,
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '4fr 8fr',
    alignItems: 'start',
    columnGap: theme.spacing(3),
    '& > div:first-of-type': { display: 'block' },
  },
  '@media print': { paddingBottom: 0 },
}));

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Technology = styled('div')(({ theme }) => ({
  '--figure': '5.75rem',
  position: 'relative',
  [theme.breakpoints.down('sm')]: {
    paddingBottom: theme.spacing(2.5),
    '& p': { paddingRight: theme.spacing(1.5) },
  },
  [theme.breakpoints.up('sm')]: {
    '--figure': '10rem',
    '--indent': theme.spacing(2),
    padding: theme.spacing(0, 3, 6, 0),
    '& h3, & p': { margin: theme.spacing(1, 0, 0, 'var(--indent)') },
  },
  [theme.breakpoints.up('lg')]: { '--figure': '12rem', '--indent': theme.spacing(4) },
}));

const Figure = styled(Drawing)(({ theme }) => ({
  width: 'var(--figure)',
  height: 'var(--figure)',
  [theme.breakpoints.down('sm')]: { float: 'right', margin: theme.spacing(0, 0, -0.5, 1) },
}));

// The outermost stars of a figure: at half its height, a forty-eighth of its width from its edges.
const starTop = 'calc(var(--figure) / 2)';
const starInset = 'calc(var(--figure) / 48)';

const Join = styled(Drawing)({ position: 'absolute', objectFit: 'fill' });

const Thread = styled(Join)(({ theme }) => ({
  top: `calc(${starTop} - 4.5rem)`,
  left: `calc(var(--figure) - ${starInset})`,
  width: `calc(100% - var(--figure) + 2 * ${starInset})`,
  height: '9rem',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const ThreadDown = styled(Thread)({
  top: starTop,
  width: `calc(100% - var(--figure) + ${starInset} + 0.5rem)`,
  height: '100%',
});

const Chain = styled(Join)(({ theme }) => ({
  top: starTop,
  right: `calc(${starInset} - 0.75rem)`,
  width: '1.5rem',
  height: '100%',
  transform: 'scaleX(-1)',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
