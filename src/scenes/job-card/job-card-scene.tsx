import { styled } from '@mui/material/styles';

import { Illustration } from '../../ui/illustration';
import { type JobIcon, jobTools } from '../job-tools/job-tools';
import land from './job-card.svg';

const landSize = { width: 1400, height: 112 };

/**
 * Where each tool stands, in units from the left edge of job-card.svg. The farmyard is for the pump,
 * and for jobs without a tool.
 */
const places = { sieve: 268, level: 462, plow: 697, ladder: 914, pump: 1145 };

/** Land, and in front of it the job's tool. Fills its box, which may be wide or high. */
export function JobCardScene({ icon }: { icon: JobIcon | undefined }) {
  return (
    <SceneBox data-media="screen">
      <LandPicture src={land} {...landSize} data-tool={icon} />
      {icon && <ToolPicture src={jobTools[icon].small} width={160} height={112} />}
    </SceneBox>
  );
}

const SceneBox = styled('div')(({ theme }) => ({
  containerType: 'size',
  position: 'relative',
  overflow: 'hidden',
  // The color of the sky, until the pictures are loaded.
  backgroundColor: theme.vars.palette.scene.skyTop,
  '& img': { position: 'absolute', inset: 0, height: '100%' },
}));

/** The picture is as high as its box, 100cqh. */
const inMiddle = (place: number) => ({
  objectPosition: `calc(50cqw - ${place / landSize.height} * 100cqh)`,
});

const LandPicture = styled(Illustration)({
  ...inMiddle(places.pump),
  '&[data-tool="sieve"]': inMiddle(places.sieve),
  '&[data-tool="level"]': inMiddle(places.level),
  '&[data-tool="plow"]': inMiddle(places.plow),
  '&[data-tool="ladder"]': inMiddle(places.ladder),
  // In the ladder's place, there is nothing that an edge would cut.
  '@container (max-aspect-ratio: 2)': {
    '&, &[data-tool="sieve"]': inMiddle(places.ladder),
  },
});

const ToolPicture = styled(Illustration)(({ theme }) => ({
  padding: theme.spacing(1.25, 1, 0.5),
  objectFit: 'contain',
  objectPosition: '50% 90%',
}));
