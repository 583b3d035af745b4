import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import land from '../illustrations/career/land.svg';
import { sceneHeight } from '../theme/scale';
import { Illustration } from './illustration';
import { Section } from './section';

/** The end of a page: its last section, above land that runs into the footer. */
export function ClosingLand({ children, ...props }: ComponentProps<typeof Section>) {
  return (
    <EveningSky {...props}>
      {children}
      <FieldsPicture src={land} width={2560} height={240} />
    </EveningSky>
  );
}

const EveningSky = styled(Section)(({ theme }) => ({
  paddingBlock: 0,
  '@media screen': {
    backgroundImage: `linear-gradient(${theme.vars.palette.background.default}, ${theme.vars.palette.scene.skyLow} 70%)`,
  },
}));

const FieldsPicture = styled(Illustration)({
  position: 'relative',
  zIndex: -1,
  height: sceneHeight.land,
  objectPosition: 'bottom',
});
