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

/**
 * Each tool stands in the part of the land where it is used. In narrow boxes, the parts are those
 * where nothing is cut off by an edge.
 */
const LandPicture = styled(Illustration)({
  objectPosition: '100%',
  '&[data-tool="sieve"]': { objectPosition: '4%' },
  '&[data-tool="level"]': { objectPosition: '25%' },
  '&[data-tool="plow"]': { objectPosition: '50%' },
  '&[data-tool="ladder"]': { objectPosition: '75%' },
  '@container (max-width: 16rem)': {
    objectPosition: '91%',
    '&[data-tool="sieve"]': { objectPosition: '9%' },
  },
});

const ToolPicture = styled(Illustration)(({ theme }) => ({
  padding: theme.spacing(1),
  objectFit: 'contain',
  objectPosition: '50% 90%',
}));
