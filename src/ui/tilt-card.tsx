import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import type { ComponentType, PointerEvent, ReactNode } from 'react';
import { startTransition, useRef, useState } from 'react';
import type { ReactParallaxTiltProps } from 'react-parallax-tilt';

import { cardRadius } from '../theme/tokens';

/** From 0 to 1 (docs/requirements.md). */
const shineStrength = 0.4;

/** In degrees; more would make the text hard to read. */
const maxAngle = 5;

/**
 * Leans towards the mouse and catches the light. The library is fetched when a mouse first moves over
 * the card, so touch screens and visitors who prefer reduced motion never load it.
 */
export function TiltCard({ children }: { children: ReactNode }) {
  const [Tilt, setTilt] = useState<ComponentType<ReactParallaxTiltProps> | null>(null);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const asked = useRef(false);

  // Not on entering, for the mouse may have rested there since before hydration.
  async function onPointerMove(event: PointerEvent) {
    if (still || event.pointerType !== 'mouse' || asked.current) return;
    asked.current = true;
    try {
      const { default: component } = await import(
        /* webpackChunkName: "tilt" */ 'react-parallax-tilt'
      );
      startTransition(() => setTilt(() => component));
    } catch {
      // Without it the card stands still.
    }
  }

  return (
    <Root onPointerMove={onPointerMove}>
      {Tilt === null || still ? (
        children
      ) : (
        <Tilt
          tiltMaxAngleX={maxAngle}
          tiltMaxAngleY={maxAngle}
          glareEnable
          glareMaxOpacity={shineStrength}
          glarePosition="all"
          glareBorderRadius={`${cardRadius}px`}
        >
          {children}
        </Tilt>
      )}
    </Root>
  );
}

const Root = styled('div')({ height: '100%', '& > div': { height: '100%' } });
