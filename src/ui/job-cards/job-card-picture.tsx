import { styled } from '@mui/material/styles';

import type { JobIcon } from '../../content/types';
import { Illustration, type IllustrationUrls } from '../illustration';
import land from './land.svg';
import ladder from './tools/ladder.svg';
import level from './tools/level.svg';
import plow from './tools/plow.svg';
import pump from './tools/pump.svg';
import sieve from './tools/sieve.svg';

/** The small tools by the names that a job's file may have as `icon`. `JobScene` has larger ones. */
const tools: Record<JobIcon, IllustrationUrls> = { sieve, plow, pump, level, ladder };

/** The job's tool in front of land. The picture fills its box, which may be wide or high. */
export function JobCardPicture({ icon }: { icon: JobIcon | undefined }) {
  return (
    <PictureBox data-media="screen">
      <LandPicture src={land} width={960} height={112} data-tool={icon} />
      {icon && <ToolPicture src={tools[icon]} width={160} height={112} />}
    </PictureBox>
  );
}

const PictureBox = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  // This is the color of the sky, which shows until the pictures are loaded.
  backgroundColor: theme.vars.palette.scene.skyTop,
  '& img': { position: 'absolute', inset: 0, height: '100%' },
}));

const LandPicture = styled(Illustration)({
  objectPosition: '100%',
  '&[data-tool="sieve"]': { objectPosition: '0%' },
  // The plow stands in the plowed field.
  '&[data-tool="plow"]': { objectPosition: '50%' },
});

const ToolPicture = styled(Illustration)(({ theme }) => ({
  padding: theme.spacing(1.25, 1, 0.5),
  objectFit: 'contain',
  objectPosition: '50% 90%',
}));
