import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { space, width } from '../../theme/scale';
import { PageHeader } from '../../ui/page-header';
import { Section } from '../../ui/section';
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

type CareerSceneProps = {
  /** The words in the sky. */
  title: ReactNode;
  /** What stands on the meadow. On desktops, its first element is at the left of the colleagues. */
  children: ReactNode;
};

/** Two colleagues talk at a fence at sunrise, on a meadow that goes on below the picture. */
export function CareerScene({ title, children }: CareerSceneProps) {
  return (
    <SkyAndMeadow>
      <PageHeader>
        <Container>
          <Grid container columnSpacing={3} sx={{ alignItems: 'end' }}>
            <SkyText size={{ xs: 12, md: 6 }}>{title}</SkyText>
            <Grid size={{ xs: 12, sm: 8, md: 6 }} offset={{ sm: 4, md: 0 }}>
              <ColleaguesPicture />
            </Grid>
          </Grid>
        </Container>
      </PageHeader>
      <Section ground="meadow" edge="overlapping" spacing="below">
        <MeadowText>{children}</MeadowText>
      </Section>
    </SkyAndMeadow>
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
 * How far the meadow's section reaches up into the picture. Percentages are of that section's width,
 * which is the window's: in wide windows, they would be too much, and the content's width limits them.
 */
const meadowOverlap = `min(${percentOfWidth(box.meadowHeight)}, ${(box.meadowHeight / box.width) * boxShare} * ${width.content})`;

const SkyAndMeadow = styled('div')(({ theme }) => ({
  '--overlap': '0px',
  [theme.breakpoints.up('md')]: { '--overlap': meadowOverlap },
}));

const MeadowText = styled(Container)(({ theme }) => ({
  paddingTop: space.gap,
  [theme.breakpoints.up('md')]: {
    '@media screen': { '& > :first-of-type': { width: `${boxShare * 100}%` } },
  },
}));
