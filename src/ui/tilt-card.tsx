import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import type { ComponentType, PointerEvent, ReactNode } from 'react';
import { startTransition, useRef, useState } from 'react';
import type { ReactParallaxTiltProps } from 'react-parallax-tilt';

import { radii } from '../theme/tokens';

/** Share of full white, 0 to 1, docs/requirements.md. */
const shineStrength = 0.4;

/** Degrees; enough to feel, too little to make text hard to read. */
const maxAngle = 5;

type TiltCardProps = { children: ReactNode };

/**
 * Leans towards the mouse and catches the light. The library is fetched when a mouse first moves on
 * it, so that touch screens and visitors who ask for reduced motion never load it; without it the card
 * stands still, which is all that a failed download costs.
 */
export function TiltCard({ children }: TiltCardProps) {
  const [Tilt, setTilt] = useState<ComponentType<ReactParallaxTiltProps> | null>(null);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const asked = useRef(false);

  // Not on entering: the mouse may have rested on the card since before the app started.
  async function onPointerMove(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || asked.current) return;
    asked.current = true;
    try {
      const { default: component } = await import(
        /* webpackChunkName: "tilt" */ 'react-parallax-tilt'
      );
      // Mounting it can wait for whatever the visitor does meanwhile.
      startTransition(() => setTilt(() => component));
    } catch {
      // Decoration only.
    }
  }

  if (Tilt === null || still) {
    return <Root {...(!still && { onPointerMove })}>{children}</Root>;
  }
  return (
    <TiltRoot>
      <Tilt
        tiltMaxAngleX={maxAngle}
        tiltMaxAngleY={maxAngle}
        glareEnable
        glareMaxOpacity={shineStrength}
        glarePosition="all"
        glareBorderRadius={`${radii.card}px`}
      >
        {children}
      </Tilt>
    </TiltRoot>
  );
}

const Root = styled('div')({ height: '100%' });

const TiltRoot = styled('div')({ height: '100%', '& > div': { height: '100%' } });
