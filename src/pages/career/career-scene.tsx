import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { space } from '../../theme/scale';
import { headerLandStyles } from '../../ui/header-land';
import CareerDrawing from './career.svg?react';

type CareerSceneProps = {
  /** Words above the hills. */
  children: ReactNode;
  /** Words on the meadow, which goes on below the scene. */
  meadow: ReactNode;
};

/** Two colleagues talk at a fence at sunrise. On desktops, the words are at their left. */
export function CareerScene({ children, meadow }: CareerSceneProps) {
  return (
    <SkyAndMeadow>
      <SkyWords>{children}</SkyWords>
      <Colleagues />
      <MeadowWords>{meadow}</MeadowWords>
    </SkyAndMeadow>
  );
}

const SkyAndMeadow = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    '@media screen': {
      display: 'grid',
      gridTemplate: '"sky colleagues" auto "meadow colleagues" auto / 1fr 1fr',
      columnGap: theme.spacing(3),
    },
  },
}));

// Percentages are of the drawing's width, which on desktops is half of the content's. The drawing has
// 520 x 325 units.

const SkyWords = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    '@media screen': {
      gridArea: 'sky',
      alignSelf: 'end',
      // The words end above the highest hill behind them, with some sky in between.
      paddingBottom: '30%',
    },
  },
}));

const Colleagues = styled(CareerDrawing)(({ theme }) => ({
  ...headerLandStyles(theme),
  marginTop: space.gap,
  // On phones, the box is at the window's edge, which would cut through the road.
  [theme.breakpoints.down('sm')]: { '& .road': { display: 'none' } },
  [theme.breakpoints.between('sm', 'md')]: { width: '66%', marginLeft: 'auto' },
  [theme.breakpoints.up('md')]: {
    gridArea: '1 / 2',
    alignSelf: 'end',
    // The drawing reaches down beside the words on the meadow.
    marginBottom: '-11%',
  },
}));

const MeadowWords = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingBlock: `${space.gap} ${space.stack}`,
  '@media screen': {
    color: theme.vars.palette.band.text,
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -2,
      inset: '0 -100vw -1px',
      backgroundColor: theme.vars.palette.scene.nearHill,
    },
  },
  [theme.breakpoints.up('md')]: { gridArea: 'meadow', paddingTop: 0 },
}));
