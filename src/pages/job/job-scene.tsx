import { styled } from '@mui/material/styles';
import type { ComponentType, SVGProps } from 'react';

import type { JobIcon } from '../../content/types';
import Ladder from '../../ui/job-cards/tools/ladder.svg?react';
import Level from '../../ui/job-cards/tools/level.svg?react';
import Plow from '../../ui/job-cards/tools/plow.svg?react';
import Pump from '../../ui/job-cards/tools/pump.svg?react';
import Sieve from '../../ui/job-cards/tools/sieve.svg?react';
import JobLand from './job.svg?react';

/** The tools by the names that a job's file may have as `icon`. */
const tools: Record<JobIcon, ComponentType<SVGProps<SVGSVGElement>>> = {
  sieve: Sieve,
  plow: Plow,
  pump: Pump,
  level: Level,
  ladder: Ladder,
};

/**
 * The job's tool in front of land. The box is as high as the land; the sky, the hills and the tool reach
 * above it.
 */
export function JobScene({ icon }: { icon: JobIcon | undefined }) {
  const Tool = icon && tools[icon];
  return (
    <LandBox data-media="screen">
      <JobLand />
      {Tool && (
        // Within this box, each tool has its own size and its feet at the same place.
        <svg viewBox="-125 -250 250 300" overflow="visible" aria-hidden>
          <Tool />
        </svg>
      )}
    </LandBox>
  );
}

const LandBox = styled('div')(({ theme }) => ({
  // The distance is from the left edge to the tool's middle, which is between title and card.
  '--tool-place': '50%',
  [theme.breakpoints.up('sm')]: { '--tool-place': '64%' },
  [theme.breakpoints.up('md')]: { '--tool-place': 'calc(100% - 30rem)' },
  [theme.breakpoints.up('lg')]: { '--tool-place': 'calc(50% + 2rem)' },
  position: 'relative',
  zIndex: -1,
  height: 'clamp(10rem, 6rem + 17vw, 18rem)',
  '& > svg': {
    position: 'absolute',
    left: 'var(--tool-place)',
    width: 'auto',
    height: '100%',
    // The sun, which is behind the tool, is at this place of the land's box.
    translate: '-40%',
  },
  // The tool stands on its feet, which are 50 of 300 units above the lower edge of its box.
  '& > svg + svg': {
    bottom: '6%',
    height: '120%',
    translate: '-50%',
    // This is the color of the tool's shadows.
    color: theme.vars.palette.scene.night,
  },
  // The stars would be behind the text.
  [theme.breakpoints.down('md')]: { '& .stars': { display: 'none' } },
}));
