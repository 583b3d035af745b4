import { styled } from '@mui/material/styles';

import { type JobIcon, jobTools } from '../job-tools/job-tools';
import JobLand from './job.svg?react';

/** The height of the box: land, and in front of it one thing that stands on it. */
const sceneHeight = 'clamp(10rem, 6rem + 17vw, 18rem)';

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

/** The size of a unit of the tool's drawing, in units of the land. */
const toolScale = { xs: 1.02, md: 1, lg: 1.2, xl: 1.35 };

/**
 * How far the middle of the tool is from the window's left edge. On desktops, it is between the
 * title and the card, which is in the right third of the content.
 */
const toolPlace = {
  xs: '48%',
  sm: '64%',
  md: 'calc(100% - 30rem)',
  lg: 'calc(50% + 2rem)',
  xl: 'calc(50% + 3rem)',
};

const percentOfLand = (height: number) => `${(height / land.height) * 100}%`;

/** @param units of the tool's drawing */
const toolLength = (units: number) => `var(--tool-scale) * ${percentOfLand(units)}`;

/**
 * Land, and in front of it the job's tool. The box is as high as the land; the sky, the hills and
 * the tool reach above it.
 */
export function JobScene({ icon }: { icon: JobIcon | undefined }) {
  const Tool = icon && jobTools[icon].Large;
  return (
    <SceneBox data-media="screen">
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
  '--tool-scale': toolScale.xs,
  '--tool-place': toolPlace.xs,
  [theme.breakpoints.up('sm')]: { '--tool-place': toolPlace.sm },
  [theme.breakpoints.up('md')]: {
    '--tool-scale': toolScale.md,
    '--tool-place': toolPlace.md,
  },
  [theme.breakpoints.up('lg')]: {
    '--tool-scale': toolScale.lg,
    '--tool-place': toolPlace.lg,
  },
  [theme.breakpoints.up('xl')]: {
    '--tool-scale': toolScale.xl,
    '--tool-place': toolPlace.xl,
  },
  position: 'relative',
  zIndex: -1,
  height: sceneHeight,
  '& svg': { display: 'block', width: 'auto', height: '100%' },
  // The sun, which is behind the tool, is at x = 40 in a box that is 100 units wide.
  '& > svg': {
    position: 'absolute',
    left: 'var(--tool-place)',
    translate: '-40% 0',
  },
  // The stars would be behind the text.
  [theme.breakpoints.down('md')]: {
    '& .stars': { display: 'none' },
  },
}));

const ToolBox = styled('div')({
  position: 'absolute',
  bottom: `calc(${percentOfLand(land.ground)} - ${toolLength(tool.feet)})`,
  left: 'var(--tool-place)',
  height: `calc(${toolLength(tool.height)})`,
  translate: '-50% 0',
});
