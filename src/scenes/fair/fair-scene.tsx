import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { space } from '../../theme/scale';
import { Panorama, percentOfContent } from '../panorama';
import fair from './fair.svg';

/** The size of the drawing, in units of fair.svg. */
const size = { width: 4800, height: 430 };

/** The distance from the drawing's upper edge to the lowest lamp of the wires, in units of fair.svg. */
const wiresHeight = 100;

/** The part of fair.svg that narrow windows show behind the content, in units from its left edge. */
const narrow = { start: 2230, width: 800 };

/**
 * A market day: a stall at noon, or in the dark scheme in the evening. On desktops, the scene is as
 * high as the drawing, and the words are at the left of the stall, below the bunting. In narrower
 * windows, they are above the drawing.
 */
export function FairScene({ children }: { children: ReactNode }) {
  return (
    <Container>
      <MarketLand>
        <FairText>{children}</FairText>
        <StallPanorama src={fair} width={480} height={43} />
      </MarketLand>
    </Container>
  );
}

const MarketLand = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(3),
  marginTop: space.stack,
  [theme.breakpoints.up('md')]: {
    alignItems: 'center',
    '@media screen': { aspectRatio: `${size.width / 4} / ${size.height}` },
  },
}));

const FairText = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
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

const StallPanorama = styled(Panorama)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'absolute', bottom: 0 },
  [theme.breakpoints.down('md')]: {
    width: `${(size.width / narrow.width) * 100}%`,
    marginLeft: `${(-narrow.start / narrow.width) * 100}%`,
  },
}));
