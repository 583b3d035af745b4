import { keyframes, styled } from '@mui/material/styles';

import { Illustration } from '../../ui/illustration';
import { Section } from '../../ui/section';
import float from './float.svg';
import lake from './lake.svg';
import ripples from './ripples.svg';

const size = { width: 720, height: 200 };

/** The lake at night, whose bank runs into the footer. The float dips whenever `bites` grows. */
export function LakeScene({ bites }: { bites: number }) {
  return (
    <Lake>
      <LakePicture src={lake} {...size} />
      {/* The key starts the animations anew. */}
      <Fishing key={bites} data-bite={bites > 0}>
        <Ripple src={ripples} view="wide" {...size} />
        <Ripple src={ripples} view="narrow" {...size} />
        <Float src={float} {...size} />
      </Fishing>
    </Lake>
  );
}

/** The section that ends with the scene. Its sky grows lighter, from night to the top of lake.svg. */
export const LakeSection = styled(Section)(({ theme }) => {
  const { night, nightLow } = theme.vars.palette.scene;
  return {
    // The night goes on from the section above, which has its own space below.
    paddingTop: 0,
    '@media screen': {
      display: 'flex',
      flexDirection: 'column',
      '& > :last-child': { marginTop: 'auto' },
      backgroundImage: `linear-gradient(${night}, ${nightLow} 60%)`,
    },
  };
});

const Lake = styled('div')({ position: 'relative', overflow: 'clip' });

// The drawing itself fits every box. With `cover`, WebKit would cut its lower edge.
const LakePicture = styled(Illustration)({
  height: 'clamp(13rem, 28vw, 36rem)',
  objectFit: 'fill',
});

const Fishing = styled('div')({ position: 'absolute', inset: 0 });

const FishingPicture = styled(LakePicture)({ position: 'absolute', inset: 0 });

const whenItDips = (animation: string) => ({
  '@media (prefers-reduced-motion: no-preference)': { '[data-bite="true"] > &': { animation } },
});

const dip = keyframes({
  '20%': { transform: 'translateY(5px)', opacity: 0.4 },
  '45%': { transform: 'translateY(0)', opacity: 1 },
  '65%': { transform: 'translateY(2px)' },
});

const Float = styled(FishingPicture)(whenItDips(`${dip} 900ms ease-in-out`));

const appear = keyframes({ '40%': { opacity: 0.8 } });

const Ripple = styled(FishingPicture)({
  opacity: 0,
  ...whenItDips(`${appear} 600ms 300ms`),
  'picture + picture > &': whenItDips(`${appear} 500ms 100ms`),
});
