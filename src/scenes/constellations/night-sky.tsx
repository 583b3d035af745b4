import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { Illustration } from '../../ui/illustration';
import milkyWay from './milky-way.svg';
import stars from './stars.svg';

type StarFieldProps = {
  /** Which part of the drawing it shows. Those beside each other have different ones. */
  part: 0 | 1 | 2;
  className?: string;
};

/** Stars, for where no words are: they would make words hard to read. */
export function StarField({ part, className }: StarFieldProps) {
  return (
    <StarFrame className={className}>
      <Stars src={stars} width={320} height={200} data-part={part} />
    </StarFrame>
  );
}

const StarFrame = styled('div')({
  position: 'relative',
  '@media (forced-colors: active)': { display: 'none' },
});

/** Where parts of stars.svg begin, in px. Up to 500 px of width, they have no stars in common. */
const partCorners = { 1: '-500px -120px', 2: '-1000px -300px' };

const Stars = styled(Illustration)({
  position: 'absolute',
  inset: 0,
  height: '100%',
  objectFit: 'none',
  objectPosition: '0 0',
  '&[data-part="1"]': { objectPosition: partCorners[1] },
  '&[data-part="2"]': { objectPosition: partCorners[2] },
});

/** Behind a section: the glow of the Milky Way, and stars on both sides of the content. */
export function NightSky() {
  return (
    <>
      <MilkyWay src={milkyWay} width={640} height={240} />
      <SkyContainer>
        <LeftStars part={0} />
        <RightStars part={1} />
      </SkyContainer>
    </>
  );
}

const MilkyWay = styled(Illustration)({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  height: '100%',
  objectFit: 'fill',
  '@media (forced-colors: active)': { display: 'none' },
});

const SkyContainer = styled(Container)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  display: 'grid',
  // In narrow margins, single stars look like dirt.
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

/** Beside a line of text, a star would look like a full stop. */
const distanceFromText = '24px';

/** As wide as the content, which is wider than any margin beside it. */
const LeftStars = styled(StarField)({
  gridArea: '1 / 1',
  translate: `calc(-100% - ${distanceFromText})`,
});

const RightStars = styled(StarField)({
  gridArea: '1 / 1',
  translate: `calc(100% + ${distanceFromText})`,
});
