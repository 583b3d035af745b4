import { styled, type Theme } from '@mui/material/styles';
import type { ComponentProps, ComponentType, PointerEvent } from 'react';
import { lazy, startTransition, useState } from 'react';
import type { ReactParallaxTiltProps } from 'react-parallax-tilt';

import { cardRadius } from '../../theme/lengths';
import { prefersReducedMotion } from '../../theme/prefers-reduced-motion';
import { theme } from '../../theme/theme';

/**
 * A list item that tilts toward the mouse, with a glare behind its content. The library loads when
 * a mouse first moves over a card, never on touch screens or with reduced motion.
 */
export const TiltCard = styled(TiltItem)(({ theme }) => ({
  ...tiltCard(theme),
  overflow: 'clip',
  // Only forced colors show it. A visible edge would suggest that the card is a link.
  outline: '1px solid transparent',
  backgroundColor: theme.vars.palette.background.paper,
}));

/**
 * Without a surface: only its glare has corners. On phones, where nothing tilts, it has no padding.
 */
export const OpenTiltCard = styled(TiltItem)(({ theme }) => ({
  ...tiltCard(theme),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(openCardPadding) },
}));

/** Between the content of an open card and the edge of its glare. */
export const openCardPadding = 2;

const tiltCard = (theme: Theme) =>
  ({
    isolation: 'isolate',
    height: '100%',
    borderRadius: cardRadius,
    lineHeight: theme.typography.body1.lineHeight,
    breakInside: 'avoid',
    '& > .glare-wrapper': { zIndex: -1 },
    [theme.breakpoints.down('sm')]: { fontSize: '1rem', lineHeight: 1.4 },
  }) as const;

const Tilt = lazy<ComponentType<ReactParallaxTiltProps>>(() =>
  import(/* webpackChunkName: "tilt" */ 'react-parallax-tilt').catch(() => ({
    default: FlatCard,
  })),
);

/** The card's surface until a mouse moves over it, and if the library fails to load. */
function FlatCard({ className, children }: ReactParallaxTiltProps) {
  return <div className={className}>{children}</div>;
}

const effect: ReactParallaxTiltProps = {
  // In degrees. Larger angles would make the text hard to read, and the card look like a link.
  tiltMaxAngleX: 3,
  tiltMaxAngleY: 3,
  glareEnable: true,
  // Limited by docs/requirements.md, section 7.
  glareMaxOpacity: 0.4,
  // White would be invisible on a white card and hide light text on a dark one.
  glareColor: theme.vars.palette.scene.glare,
  glarePosition: 'all',
  glareBorderRadius: `${cardRadius}px`,
};

/** Passes `className` to the card's surface, and everything else to the list item around it. */
function TiltItem({ className, children, ...props }: ComponentProps<'li'>) {
  const [isTiltEnabled, setIsTiltEnabled] = useState(false);

  // If the mouse is over the card before hydration, there is no `pointerenter`.
  function onPointerMove({ pointerType }: PointerEvent) {
    const wantsTilt = pointerType === 'mouse' && !prefersReducedMotion();
    // A transition keeps the card visible while the library loads.
    startTransition(() => setIsTiltEnabled(wantsTilt));
  }

  const Surface = isTiltEnabled ? Tilt : FlatCard;
  return (
    <Item {...props} onPointerMove={onPointerMove}>
      <Surface {...effect} className={className}>
        {children}
      </Surface>
    </Item>
  );
}

/** Without this, WebKit gives the empty list marker a line of its own above a leading picture. */
const Item = styled('li')({ lineHeight: 0 });
