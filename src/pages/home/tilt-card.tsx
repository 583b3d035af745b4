import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentType, PointerEvent, ReactNode } from 'react';
import { lazy, startTransition, useState } from 'react';
import type { ReactParallaxTiltProps } from 'react-parallax-tilt';

import { cardRadius } from '../../theme/tokens';

const Tilt = lazy<ComponentType<ReactParallaxTiltProps>>(() =>
  import(/* webpackChunkName: "tilt" */ 'react-parallax-tilt').catch(() => ({
    default: TiltFallback,
  })),
);

/** The card before the library has loaded, or if it fails to load. */
function TiltFallback({ className, children }: ReactParallaxTiltProps) {
  return <div className={className}>{children}</div>;
}

const effect: ReactParallaxTiltProps = {
  // In degrees; more would make the text hard to read.
  tiltMaxAngleX: 5,
  tiltMaxAngleY: 5,
  glareEnable: true,
  // From 0 to 1 (docs/requirements.md).
  glareMaxOpacity: 0.4,
  // White would be invisible on a white card and would hide light text on a dark one.
  glareColor: 'var(--site-palette-scene-glare)',
  glarePosition: 'all',
  glareBorderRadius: `${cardRadius}px`,
};

type TiltCardProps = {
  /** Applies to the surface, so `styled(TiltCard)` can set its background, border and padding. */
  className?: string;
  children: ReactNode;
};

/**
 * A list item that tilts toward the mouse, with a glare behind its content. The library loads when a mouse
 * first moves over a card, so never on touch screens or with reduced motion.
 */
export function TiltCard({ className, children }: TiltCardProps) {
  const [pointed, setPointed] = useState(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');

  // On move, not enter: the mouse may be over the card before hydration.
  function onPointerMove({ pointerType }: PointerEvent) {
    // As a transition, so the card stays visible while the library loads.
    if (pointerType === 'mouse') startTransition(() => setPointed(true));
  }

  const Surface = pointed && !reducedMotion ? Tilt : TiltFallback;
  return (
    <Item onPointerMove={onPointerMove}>
      <Surface {...effect} className={className}>
        {children}
      </Surface>
    </Item>
  );
}

const Item = styled('li')(({ theme }) => ({
  '& > div': { height: '100%', isolation: 'isolate' },
  // Above the surface's background, below everything in it.
  '& .glare-wrapper': { zIndex: -1 },
  [theme.breakpoints.down('sm')]: { '& p': { fontSize: '1rem', lineHeight: 1.45 } },
}));
