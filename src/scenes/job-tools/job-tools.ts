import type { ComponentType, SVGProps } from 'react';

import type { JobSummary } from '../../content/types';
import type { IllustrationUrls } from '../../ui/illustration';
import LargeLadder from './large/ladder.svg?react';
import LargeLevel from './large/level.svg?react';
import LargePlow from './large/plow.svg?react';
import LargePump from './large/pump.svg?react';
import LargeSieve from './large/sieve.svg?react';
import smallLadder from './small/ladder.svg';
import smallLevel from './small/level.svg';
import smallPlow from './small/plow.svg';
import smallPump from './small/pump.svg';
import smallSieve from './small/sieve.svg';

/** The names that a job's file may have as `icon`. */
export type JobIcon = NonNullable<JobSummary['icon']>;

type JobTool = {
  /** The drawing on the job's card. */
  small: IllustrationUrls;
  /** The drawing with more detail at the top of the job's page. */
  Large: ComponentType<SVGProps<SVGSVGElement>>;
};

/** The tool that stands for a job. */
export const jobTools: Record<JobIcon, JobTool> = {
  sieve: { small: smallSieve, Large: LargeSieve },
  plow: { small: smallPlow, Large: LargePlow },
  pump: { small: smallPump, Large: LargePump },
  level: { small: smallLevel, Large: LargeLevel },
  ladder: { small: smallLadder, Large: LargeLadder },
};
