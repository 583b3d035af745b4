import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { space } from '../../theme/scale';
import { desktopQuery } from '../../theme/theme';
import { Section } from '../../ui/section';
import { Panorama, percentOfContent } from '../panorama';
import fair from './fair.svg';

/** The whole of fair.svg, and its view for narrow windows, in its units. */
const views = { desktop: { width: 4800, height: 430 }, narrow: { width: 3200, height: 430 } };

/** From the upper edge to the lowest lamp of the wires, in units of fair.svg. */
const wiresHeight = 100;

/**
 * A market day: a stall at noon, or in the dark scheme in the evening. On desktops, the scene is as
 * high as the drawing, and the words are at the left of the stall, centered vertically. In narrower
 * windows, they are above the drawing.
 */
export function FairScene({ children }: { children: ReactNode }) {
  return (
    <Container>
      <MarketLand>
        <FairText>{children}</FairText>
        <StallPicture>
          <source media={desktopQuery} srcSet={fair} />
          <StallPanorama src={`${fair}#stand`} width={800} height={100} />
        </StallPicture>
      </MarketLand>
    </Container>
  );
}

/** The section that ends with the scene. It begins in the color of the sky in fair.svg. */
export const FairSection = styled(Section)(({ theme }) => ({
  paddingTop: 0,
  '@media screen': {
    '--ground': theme.vars.palette.scene.skyTop,
    ...theme.applyStyles('dark', { '--ground': theme.vars.palette.scene.nearHill }),
  },
}));

const MarketLand = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    alignItems: 'center',
    '@media screen': { aspectRatio: `${views.desktop.width / 4} / ${views.desktop.height}` },
  },
}));

const FairText = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { paddingTop: space.stack },
  [theme.breakpoints.up('md')]: {
    width: '50%',
    paddingRight: theme.spacing(3),
    '@media screen': { paddingBlock: percentOfContent(wiresHeight) },
  },
  // Where the scene is lowest, the words are below its middle, clear of the bunting.
  [theme.breakpoints.between('md', 'lg')]: {
    '@media screen': { paddingBottom: percentOfContent(wiresHeight / 2) },
  },
}));

const StallPicture = styled('picture')({ display: 'contents' });

const StallPanorama = styled(Panorama)(({ theme }) => ({
  aspectRatio: `${views.narrow.width} / ${views.narrow.height}`,
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    bottom: 0,
    aspectRatio: `${views.desktop.width} / ${views.desktop.height}`,
  },
}));
