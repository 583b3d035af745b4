import type { Keyframes } from '@emotion/react';

/** Plays an animation as the element scrolls through the window. At rest nothing moves. */
export const whileScrolling = (animation: Keyframes) => ({
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      animation: `${animation} linear both`,
      animationTimeline: 'view()',
    },
  },
});
