import { styled } from '@mui/material/styles';

import type { JobIcon } from '../../content/types';
import { Illustration, type IllustrationUrls } from '../illustration';
import land from './land.svg';
import ladder from './tools/ladder.svg';
import level from './tools/level.svg';
import plow from './tools/plow.svg';
import pump from './tools/pump.svg';
import sieve from './tools/sieve.svg';

/** The tools by the names that a job's file may have as `icon`. */
const tools: Record<JobIcon, IllustrationUrls> = { sieve, plow, pump, level, ladder };

/** The size of land.svg. */
const landSize = { width: 1400, height: 112 };

/**
 * Where each tool stands in land.svg, in its units from the left edge. The farmyard is for the pump, and
 * for jobs without a tool.
 */
const places = { sieve: 268, level: 462, plow: 697, ladder: 914, pump: 1145 };

/** The job's tool in front of land. The picture fills its box, which may be wide or high. */
export function JobCardPicture({ icon }: { icon: JobIcon | undefined }) {
  return (
    <PictureBox data-media="screen">
      <LandPicture src={land} {...landSize} data-tool={icon} />
      {icon && <ToolPicture src={tools[icon]} width={160} height={112} />}
    </PictureBox>
  );
}

const PictureBox = styled('div')(({ theme }) => ({
  containerType: 'size',
  position: 'relative',
  overflow: 'hidden',
  // This is the color of the sky, which shows until the pictures are loaded.
  backgroundColor: theme.vars.palette.scene.skyTop,
  '& img': { position: 'absolute', inset: 0, height: '100%' },
}));

/** Moves a place of the land into the middle of the box. The land is as high as the box, 100cqh. */
const inMiddle = (place: number) => ({
  objectPosition: `calc(50cqw - ${place / landSize.height} * 100cqh)`,
});

const LandPicture = styled(Illustration)({
  ...inMiddle(places.pump),
  '&[data-tool="sieve"]': inMiddle(places.sieve),
  '&[data-tool="level"]': inMiddle(places.level),
  '&[data-tool="plow"]': inMiddle(places.plow),
  '&[data-tool="ladder"]': inMiddle(places.ladder),
  // In a narrow box, the edges would cut what stands beside the tools. Here stands nothing.
  '@container (max-aspect-ratio: 2)': {
    '&, &[data-tool="sieve"]': inMiddle(places.ladder),
  },
});

/** The tool's shadows reach out of the box. */
const ToolPicture = styled(Illustration)(({ theme }) => ({
  padding: theme.spacing(1.25, 1, 0),
  objectFit: 'contain',
  objectPosition: '50% 90%',
  'picture > &': { height: '110%' },
}));
