import { styled } from '@mui/material/styles';

import { Illustration } from '../../ui/illustration';
import { type JobIcon, jobTools } from '../job-tools/job-tools';
import land from './job-card.svg';

/** Land, and in front of it the job's tool. Fills its box, which may be wide or high. */
export function JobCardScene({ icon }: { icon: JobIcon | undefined }) {
  return (
    <SceneBox data-media="screen">
      <LandPicture src={land} width={1200} height={112} data-tool={icon} />
      {icon && <ToolPicture src={jobTools[icon].small} width={160} height={112} />}
    </SceneBox>
  );
}

const SceneBox = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  position: 'relative',
  overflow: 'hidden',
  // The color of the sky, until the pictures are loaded.
  backgroundColor: theme.vars.palette.scene.skyTop,
  '& img': { position: 'absolute', inset: 0, height: '100%' },
}));

/** Parts of job-card.svg, as values of `object-position`. */
const landParts = {
  stooks: '4%',
  stubble: '24.5%',
  furrows: '49%',
  orchard: '73%',
  farmyard: '97%',
};

/** In narrow boxes, some parts are further in, so that no edge cuts a stook, a tree or the barn. */
const narrowLandParts = { stooks: '8.2%', orchard: '71%', farmyard: '91%' };

/** In wide boxes, whose middle is further in: beside the stooks. */
const wideStooks = '22%';

/** Each tool stands where it is used. The farmyard is for the pump, and for jobs without a tool. */
const LandPicture = styled(Illustration)(({ theme }) => ({
  objectPosition: landParts.farmyard,
  '&[data-tool="sieve"]': { objectPosition: landParts.stooks },
  '&[data-tool="level"]': { objectPosition: landParts.stubble },
  '&[data-tool="plow"]': { objectPosition: landParts.furrows },
  '&[data-tool="ladder"]': { objectPosition: landParts.orchard },
  // Here, the picture is beside the text, and its height varies.
  [theme.breakpoints.between('sm', 'lg')]: {
    '&[data-tool="sieve"]': { objectPosition: narrowLandParts.stooks },
  },
  '@container (max-width: 18rem)': {
    objectPosition: narrowLandParts.farmyard,
    '&[data-tool="sieve"]': { objectPosition: narrowLandParts.stooks },
    '&[data-tool="ladder"]': { objectPosition: narrowLandParts.orchard },
  },
  '@container (min-width: 24rem)': { '&[data-tool="sieve"]': { objectPosition: wideStooks } },
}));

const ToolPicture = styled(Illustration)(({ theme }) => ({
  padding: theme.spacing(0.5, 1, 0),
  objectFit: 'contain',
  objectPosition: '50% 90%',
}));
