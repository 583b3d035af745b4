import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

import { colors } from '../theme/colors';
import { curveHeight, space } from '../theme/scale';
import { darkSchemeVariables } from '../theme/theme';

type SectionProps = ComponentProps<'section'> & {
  /** What is behind it. By default, the page. */
  ground?: 'page' | 'sky' | 'meadow' | 'night';
  /** Its upper edge, which also closes the seam to what is above. By default, straight. */
  edge?: 'straight' | 'curved';
  /** What it ends with: a drawing from one edge of the window to the other, with the words in it. */
  scene?: ReactNode;
};

/** A part of a page with a ground of its own, from one edge of the window to the other. */
export function Section({
  ground = 'page',
  edge = 'straight',
  scene,
  children,
  ...props
}: SectionProps) {
  return (
    <SectionGround
      data-ground={ground}
      data-edge={edge}
      data-scene={scene !== undefined}
      {...props}
    >
      {children}
      {scene}
    </SectionGround>
  );
}

/**
 * Styles of a `Section` that begins in the drawing above it: the ground begins further down than
 * the content.
 *
 * @param distance a CSS length; percentages are of the section's width
 */
export const overlapAbove = (distance: string) => ({
  marginTop: `calc(-1 * ${distance})`,
  backgroundColor: 'transparent',
  '&::before': { inset: '-1px 0 0', height: 'auto', marginTop: distance },
});

const SectionGround = styled('section')(({ theme }) => {
  const { background, sky, band, scene } = theme.vars.palette;
  return {
    position: 'relative',
    isolation: 'isolate',
    // The corners of rotated sheets of paper reach out of narrow windows.
    overflowX: 'clip',
    paddingBlock: space.section,
    '@media screen': {
      '--ground': background.default,
      // In the dark scheme, a rim separates a curved edge from what is above.
      '--rim': 'var(--ground)',
      ...theme.applyStyles('dark', { '--rim': theme.vars.palette.divider }),
      backgroundColor: 'var(--ground)',
      '&[data-ground="sky"]': { '--ground': sky },
      '&[data-ground="meadow"]': {
        '--ground': scene.nearHill,
        // The light scheme's glare is for dark text.
        '--mui-palette-scene-glare': colors.dark.scene.glare,
        color: band.text,
      },
      '&[data-ground="night"]': { '--ground': scene.night },
      // The ground itself has another color in each scheme; what is on it does not.
      '&[data-ground="night"] > *': {
        ...darkSchemeVariables,
        color: theme.vars.palette.text.primary,
      },
      // Gaps of less than a pixel show at some zoom levels.
      '&[data-scene="true"]': { marginBottom: -1, paddingBottom: 0 },
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: '-1px 0 auto',
        height: 2,
        backgroundColor: 'var(--ground)',
      },
      // What is above ends in a gentle curve: an ellipse is cut out of the ground. Its lowest point is
      // at 30% of the width, so that the curve is not symmetrical. The ellipse is some 16 times as wide
      // as high, so 16 px are 1 px in height: the rim's, and that in which each color fades into the
      // next, without steps.
      '&[data-edge="curved"]::before': {
        inset: `calc(-1 * ${curveHeight}) 0 auto`,
        height: `calc(${curveHeight} + 1px)`,
        background:
          'radial-gradient(80% 100% at 30% 0, transparent calc(98% - 16px), var(--rim) 98% calc(98% + 16px), var(--ground) calc(98% + 32px))',
      },
    },
    '@media print': { paddingBlock: theme.spacing(2) },
  };
});
