import { styled } from '@mui/material/styles';

import { nightfallHeight, width } from '../../../theme/scale';
import { Illustration } from '../../../ui/illustration';
import milkyWay from './milky-way.svg';
import stars from './stars.svg';

/** The corners of the parts of stars.svg. Up to a width of 500 px, they have no stars in common. */
const partCorners = ['0 0', '-500px -120px', '-1000px -300px'] as const;

type StarFieldProps = {
  /** The number of the drawing's part. Star fields beside each other show different parts. */
  part: number;
  className?: string | undefined;
};

/** Stars for places without words, which they would make hard to read. */
export function StarField({ part, className }: StarFieldProps) {
  return (
    <Stars
      src={stars}
      width={320}
      height={200}
      className={className}
      data-part={part % partCorners.length}
    />
  );
}

const Stars = styled(Illustration)({
  position: 'absolute',
  zIndex: -1,
  height: '100%',
  objectFit: 'none',
  objectPosition: partCorners[0],
  '&[data-part="1"]': { objectPosition: partCorners[1] },
  '&[data-part="2"]': { objectPosition: partCorners[2] },
  '@media (forced-colors: active)': { display: 'none' },
});

/** The background of a section: the glow of the Milky Way, and stars on both sides of the content. */
export function NightSky() {
  return (
    <>
      <MilkyWay src={milkyWay} width={640} height={240} />
      <ContentArea>
        <LeftStars part={0} />
        <RightStars part={1} />
      </ContentArea>
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

const ContentArea = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: `${nightfallHeight.desktop} 0 0`,
  maxWidth: width.content,
  marginInline: 'auto',
  // Narrow margins have room only for single stars, which look like dirt.
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

/** The distance that keeps stars from the content's edge, where they would look like full stops. */
const besideContent = 'calc(100% + 24px)';

/** The stars are as wide as the content, which is wider than any margin beside it. */
const LeftStars = styled(StarField)({ right: besideContent });

const RightStars = styled(StarField)({ left: besideContent });
