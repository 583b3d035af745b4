import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { space, width } from '../../theme/scale';
import { overlapAbove, Section } from '../../ui/section';
import { headerLandStyles } from '../header-land';
import CareerDrawing from './career.svg?react';

/** In units of career.svg. */
const box = {
  width: 520,
  /** From the lower edge up to the highest hill behind the words, with some sky. */
  hillHeight: 208,
  /** From the lower edge up to the middle of the meadow at the left of the box. */
  meadowHeight: 78,
};

/** The box's share of the content's width, on desktops. */
const boxShare = 0.5;

/** In percent of the content's width, for paddings and margins. */
const percentOfWidth = (height: number) => `${(height / box.width) * boxShare * 100}%`;

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
  [theme.breakpoints.up('md')]: { paddingBottom: percentOfWidth(box.hillHeight) },
  '@media print': { paddingBottom: 0 },
}));

const ColleaguesPicture = styled(CareerDrawing)(({ theme }) => ({
  ...headerLandStyles(theme),
  marginTop: space.gap,
  // On phones, the box is at the window's edge, which would cut through the road.
  [theme.breakpoints.down('sm')]: { '& .road': { display: 'none' } },
}));

/**
 * How far `MeadowSection` reaches up into the scene. Percentages are of that section's width, which
 * is the window's: in wide windows, they would be too much, and the content's width limits them.
 */
const meadowOverlap = `min(${percentOfWidth(box.meadowHeight)}, ${(box.meadowHeight / box.width) * boxShare} * ${width.content})`;

/**
 * The section below the scene, whose ground goes on in the color of the scene's meadow. On desktops,
 * it begins in the meadow, at the left of the colleagues.
 */
export const MeadowSection = styled(Section)(({ theme }) => ({
  paddingTop: space.gap,
  paddingBottom: space.curve,
  [theme.breakpoints.up('md')]: {
    '@media screen': {
      // The meadow of the drawing shows through.
      ...overlapAbove(meadowOverlap),
    },
  },
}));

/** The first words of the section, clear of the colleagues. */
export const MeadowText = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { '@media screen': { width: `${boxShare * 100}%` } },
}));
