import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import type { ComponentType, PointerEvent, ReactNode } from 'react';
import { lazy, startTransition, useState } from 'react';
import type { ReactParallaxTiltProps } from 'react-parallax-tilt';

import { cardRadius } from '../theme/tokens';

const Tilt = lazy<ComponentType<ReactParallaxTiltProps>>(() =>
  import(/* webpackChunkName: "tilt" */ 'react-parallax-tilt').catch(() => ({ default: Still })),
);

/** Stands in for the library where it cannot be fetched. */
function Still({ children }: ReactParallaxTiltProps) {
  return children;
}

const effect: ReactParallaxTiltProps = {
  // In degrees; more would make the text hard to read.
  tiltMaxAngleX: 5,
  tiltMaxAngleY: 5,
  glareEnable: true,
  // From 0 to 1 (docs/requirements.md).
  glareMaxOpacity: 0.4,
  glarePosition: 'all',
  glareBorderRadius: `${cardRadius}px`,
};

/**
 * An entry of a list of cards, which leans towards the mouse and catches the light. The library is
 * fetched when a mouse first moves over a card, so touch screens and visitors who prefer reduced motion
 * never load it.
 */
export function TiltCard({ children }: { children: ReactNode }) {
  const [pointed, setPointed] = useState(false);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');

  // Not on entering, for the mouse may have rested there since before hydration.
  function onPointerMove({ pointerType }: PointerEvent) {
    // In a transition, so that the card stays until the library is there.
    if (pointerType === 'mouse') startTransition(() => setPointed(true));
  }

  return (
    <Root onPointerMove={onPointerMove}>
      {pointed && !still ? <Tilt {...effect}>{children}</Tilt> : children}
    </Root>
  );
}

const Root = styled('li')(({ theme }) => ({
  '& > div': { height: '100%' },
  [theme.breakpoints.down('sm')]: { '& p': { fontSize: '0.9375rem', lineHeight: 1.4 } },
}));
