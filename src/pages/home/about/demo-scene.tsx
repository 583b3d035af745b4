import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { space } from '../../../theme/scale';
import { Panorama, percentOfContent } from '../../../ui/panorama';
import drawing from './demo.svg';

/** The size of the drawing, in units of demo.svg. */
const size = { width: 4800, height: 430 };

/** The distance from the drawing's upper edge to the lowest lamp of the wires, in units of demo.svg. */
const wiresHeight = 100;

/** The part of demo.svg that narrow windows show behind the content, in units from its left edge. */
const narrow = { start: 2230, width: 800 };

/**
 * A market day: a stall at noon, or in the dark scheme in the evening. On desktops, the scene is as
 * high as the drawing, and the words are at the left of the stall, below the bunting. In narrower
 * windows, they are above the drawing.
 */
export function DemoScene({ children }: { children: ReactNode }) {
  return (
    <Container>
      <DemoLand>
        <DemoText>{children}</DemoText>
        <DemoPanorama src={drawing} width={480} height={43} />
      </DemoLand>
    </Container>
  );
}

const DemoLand = styled('div')(({ theme }) => ({
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

const DemoText = styled('div')(({ theme }) => ({
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

const DemoPanorama = styled(Panorama)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'absolute', bottom: 0 },
  [theme.breakpoints.down('md')]: {
    width: `${(size.width / narrow.width) * 100}%`,
    marginLeft: `${(-narrow.start / narrow.width) * 100}%`,
  },
}));
