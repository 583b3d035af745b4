import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import land from '../illustrations/career/land.svg';
import { Horizon } from './illustration';

export const landHeight = 'clamp(7rem, 13vw, 15rem)';

/** The end of a page: its last section, above land that runs into the footer. */
export function ClosingLand({ children }: { children?: ReactNode }) {
  return (
    <EveningSky>
      {children}
      <Fields src={land} width={2560} height={240} />
    </EveningSky>
  );
}

const EveningSky = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  backgroundImage: `linear-gradient(${theme.vars.palette.background.default}, ${theme.vars.palette.scene.skyLow} 70%)`,
  '@media print': { background: 'none' },
}));

const Fields = styled(Horizon)({ height: landHeight });
