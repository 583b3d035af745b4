import { keyframes, styled } from '@mui/material/styles';

import { Illustration } from '../../ui/illustration';
import { Section } from '../../ui/section';
import float from './float.svg';
import lake from './lake.svg';
import ripple from './ripple.svg';

/** The lake at night, whose bank runs into the footer. The float dips whenever `bites` grows. */
export function LakeScene({ bites }: { bites: number }) {
  return (
    <Lake>
      <LakePicture src={lake} width={720} height={200} />
      <NearShore>
        {/* The key starts the animations anew. */}
        <FloatPlace key={bites} data-dips={bites > 0}>
          <Ripple src={ripple} width={56} height={14} />
          <Ripple src={ripple} width={56} height={14} />
          <AboveWater>
            <Float src={float} width={12} height={13} />
          </AboveWater>
        </FloatPlace>
      </NearShore>
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

const lowest = '13rem';

/** What is above it stays in reach: the near shore is higher. */
const Lake = styled('div')({
  position: 'relative',
  overflow: 'clip',
  containerType: 'inline-size',
});

const LakePicture = styled(Illustration)({ height: `clamp(${lowest}, 28vw, 36rem)` });

/** In units of lake.svg: its part that keeps to the lower edge, and what is around the float. */
const shore = { width: 1440, height: 540 };
const floatBox = { left: 758, top: 436, width: 56, height: 20 };

/** Of the angler and the float in lake.svg, where it is at most 640 px wide. */
const onPhones = { scale: 1.5, x: -330, y: -268 };

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** As large as lake.svg draws that part: it covers the picture, and what is too much is at both sides. */
const NearShore = styled('div')({
  position: 'absolute',
  bottom: 0,
  left: '50%',
  width: `max(100%, ${lowest} * ${shore.width / shore.height})`,
  aspectRatio: `${shore.width} / ${shore.height}`,
  transform: 'translateX(-50%)',
});

const FloatPlace = styled('div')({
  position: 'absolute',
  left: percent(floatBox.left, shore.width),
  top: percent(floatBox.top, shore.height),
  width: percent(floatBox.width, shore.width),
  aspectRatio: `${floatBox.width} / ${floatBox.height}`,
  '@container (max-width: 640px)': {
    left: percent(onPhones.scale * floatBox.left + onPhones.x, shore.width),
    top: percent(onPhones.scale * floatBox.top + onPhones.y, shore.height),
    width: percent(onPhones.scale * floatBox.width, shore.width),
  },
});

/** Styles of an animation of what the float's place holds. */
const whenItDips = (animation: string) => ({
  '@media (prefers-reduced-motion: no-preference)': { '[data-dips="true"] &': { animation } },
});

const dip = keyframes`
  20% { transform: translateY(45%); }
  45% { transform: translateY(5%); }
  65% { transform: translateY(20%); }
`;

const widen = keyframes`
  from { transform: scale(0.2); opacity: 0.9; }
`;

const Ripple = styled(Illustration)({
  position: 'absolute',
  bottom: 0,
  height: 'auto',
  opacity: 0,
  ...whenItDips(`${widen} 700ms ease-out`),
  '& + &': whenItDips(`${widen} 700ms 200ms ease-out`),
});

/** What is below the surface is not seen. */
const AboveWater = styled('div')({
  position: 'absolute',
  left: percent(22, floatBox.width),
  width: percent(12, floatBox.width),
  overflow: 'clip',
});

const Float = styled(Illustration)({
  height: 'auto',
  ...whenItDips(`${dip} 900ms ease-in-out`),
});
