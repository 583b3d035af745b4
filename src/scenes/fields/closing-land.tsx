import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { FieldsScene } from './fields-scene';
import { Section } from '../../ui/section';

/** The end of a page: its last section, in front of an evening sky, above land that runs into the footer. */
export function ClosingLand({ children, ...props }: ComponentProps<typeof Section>) {
  return (
    <EveningSky {...props}>
      {children}
      <FieldsScene />
    </EveningSky>
  );
}

const EveningSky = styled(Section)(({ theme }) => ({
  paddingBlock: 0,
  '@media screen': {
    display: 'flex',
    flexDirection: 'column',
    backgroundImage: `linear-gradient(${theme.vars.palette.background.default}, ${theme.vars.palette.scene.skyLow} 70%)`,
  },
}));
