import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { space } from '../../theme/scale';
import { headerLand } from '../header-land';
import CareerDrawing from './career.svg?react';

/** In units of career.svg. On desktops, its box has half of the content's width. */
const box = {
  width: 520,
  /** From the lower edge up to the highest hill behind the words, with some sky. */
  hillHeight: 208,
  /** From the lower edge up to the middle of the meadow at the left of the box. */
  meadowHeight: 78,
};

/** In percent of the content's width, as paddings and margins are. */
const percentOfContent = (height: number) => `${(height / box.width) * 50}%`;

/** Two colleagues talk at a fence at sunrise. On desktops, the words are at their left. */
export function CareerScene({ children }: { children: ReactNode }) {
  return (
    <Grid container columnSpacing={3} sx={{ alignItems: 'end' }}>
      <SkyText size={{ xs: 12, md: 6 }}>{children}</SkyText>
      <Grid size={{ xs: 12, sm: 8, md: 6 }} offset={{ sm: 4, md: 0 }}>
        <ColleaguesPicture />
      </Grid>
    </Grid>
  );
}

const SkyText = styled(Grid)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { paddingBottom: percentOfContent(box.hillHeight) },
  '@media print': { paddingBottom: 0 },
}));

const ColleaguesPicture = styled(CareerDrawing)(({ theme }) => ({
  ...headerLand(theme),
  marginTop: space.gap,
  // On phones, the box is at the window's edge, which would cut through the road.
  [theme.breakpoints.down('sm')]: { '& .road': { display: 'none' } },
}));

/**
 * The first words of the section below the scene, whose ground goes on in the color of the scene's
 * meadow. On desktops, they are in the meadow, at the left of the colleagues.
 */
export const MeadowText = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    width: '50%',
    marginTop: `-${percentOfContent(box.meadowHeight)}`,
  },
  '@media print': { width: 'auto', marginTop: 0 },
}));
