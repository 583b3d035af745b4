import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { space } from '../../theme/scale';
import { desktopQuery } from '../../theme/theme';
import { Panorama } from '../panorama';
import fair from './fair.svg';

/** In units of fair.svg. */
const drawing = {
  /** The part that is behind the content. */
  contentWidth: 1200,
  height: 430,
  /** From the upper edge to the lowest lamp of the wires. */
  wiresHeight: 100,
};

/** In percent of the content's width. */
const wiresHeight = `${(100 * drawing.wiresHeight) / drawing.contentWidth}%`;

/**
 * A stall at a fair in the evening. On desktops, the words are beside the stall, at the middle of its
 * height, which is that of the drawing; in narrower windows, they are above the drawing.
 */
export function FairScene({ children }: { children: ReactNode }) {
  return (
    <Container>
      <EveningLand>
        <FairText>{children}</FairText>
        <StallPicture>
          <source media={desktopQuery} srcSet={fair} />
          <StallPanorama src={`${fair}#stand`} width={3200} height={400} />
        </StallPicture>
      </EveningLand>
    </Container>
  );
}

const EveningLand = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(2),
  marginTop: space.stack,
  [theme.breakpoints.up('md')]: {
    alignItems: 'center',
    '@media screen': { aspectRatio: `${drawing.contentWidth} / ${drawing.height}` },
  },
}));

const FairText = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    width: '50%',
    paddingRight: theme.spacing(3),
    '@media screen': { paddingBlock: wiresHeight },
  },
}));

const StallPicture = styled('picture')({ display: 'contents' });

const StallPanorama = styled(Panorama)(({ theme }) => ({
  aspectRatio: '3200 / 400',
  [theme.breakpoints.up('md')]: { position: 'absolute', bottom: 0, aspectRatio: '4800 / 430' },
}));
