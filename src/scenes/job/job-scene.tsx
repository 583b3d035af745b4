import { styled } from '@mui/material/styles';

import { sceneHeight } from '../../theme/scale';
import { type JobIcon, jobTools } from '../job-tools/job-tools';
import JobLand from './job.svg?react';

/** In units of job.svg, whose box is 320 high. */
const land = {
  height: 320,
  /** From the lower edge up to the ground below the tool's feet. */
  ground: 84,
};

/** In units of the tools' drawings, whose boxes are 300 high. */
const tool = {
  height: 300,
  /** From the lower edge up to the tool's feet. */
  feet: 50,
};

/** How many times as large as the land the tool is drawn. */
const toolScale = { phone: 1.15, desktop: 1.2, wide: 1.35 };

/**
 * How far the middle of the tool is from the window's left edge. On desktops, it is between the
 * title and the card, which is in the right third of the content.
 */
const toolPlace = { phone: '48%', tablet: '64%', desktop: 'calc(50% + 3rem)' };

const percentOfLand = (height: number) => `${(height / land.height) * 100}%`;

/**
 * Land, and in front of it the job's tool. The box is as high as the land; the sky, the hills and
 * the tool reach above it.
 */
export function JobScene({ icon, className }: { icon: JobIcon | undefined; className?: string }) {
  const Tool = icon && jobTools[icon].Large;
  return (
    <SceneBox data-media="screen" className={className}>
      <JobLand />
      {Tool && (
        <ToolBox>
          <Tool />
        </ToolBox>
      )}
    </SceneBox>
  );
}

const SceneBox = styled('div')(({ theme }) => ({
  '--tool-place': toolPlace.phone,
  '--tool-scale': toolScale.phone,
  position: 'relative',
  zIndex: -1,
  height: sceneHeight.stand,
  '& svg': { display: 'block', height: '100%' },
  // The sun, behind the tool, is 40 units to the right of the land's left edge.
  '& > svg': {
    position: 'absolute',
    left: 'var(--tool-place)',
    translate: '-40% 0',
  },
  [theme.breakpoints.up('sm')]: { '--tool-place': toolPlace.tablet },
  [theme.breakpoints.up('md')]: {
    '--tool-place': toolPlace.desktop,
    '--tool-scale': toolScale.desktop,
  },
  [theme.breakpoints.up('xl')]: { '--tool-scale': toolScale.wide },
  // On narrow screens, they would be behind the text.
  [theme.breakpoints.down('md')]: { '& .stars': { display: 'none' } },
}));

const ToolBox = styled('div')({
  position: 'absolute',
  bottom: `calc(${percentOfLand(land.ground)} - var(--tool-scale) * ${percentOfLand(tool.feet)})`,
  left: 'var(--tool-place)',
  height: `calc(var(--tool-scale) * ${percentOfLand(tool.height)})`,
  translate: '-50% 0',
});
