import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { colors } from '../theme/colors';
import { curveHeight, nightfallHeight, space } from '../theme/scale';
import { darkSchemeVariables } from '../theme/theme';

type SectionProps = ComponentProps<'section'> & {
  /** The ground behind the section: by default, that of the page. */
  ground?: 'page' | 'evening' | 'day' | 'meadow' | 'dusk' | 'night' | 'moonlit';
  /** The upper edge, which is straight by default. It also closes the seam to what is above. */
  edge?: 'straight' | 'curved';
  /** The sides with space, by default both. A scene that ends the section needs none below it. */
  spacing?: 'both' | 'above' | 'below' | 'none' | 'small';
};

/**
 * A part of a page with a ground of its own, from one edge of the window to the other. Attributes say
 * how sections differ: with `styled(Section)`, a document would carry all these styles once more.
 */
export function Section({
  ground = 'page',
  edge = 'straight',
  spacing = 'both',
  ...props
}: SectionProps) {
  return <SectionGround data-ground={ground} data-edge={edge} data-spacing={spacing} {...props} />;
}

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
      backgroundColor: 'var(--ground)',
      // These let a scene be at the lower edge of a section that is higher than its content.
      display: 'flex',
      flexDirection: 'column',
      // The curved edge of the next section reaches into this one.
      '&[data-spacing="small"]': {
        paddingBlock: `${space.stack} calc(${curveHeight} + 0.75rem)`,
        // The scene above ends in this ground.
        [theme.breakpoints.up('sm')]: {
          paddingBlock: `${theme.spacing(2)} calc(0.7 * ${curveHeight} + 0.75rem)`,
        },
      },
      '&[data-spacing="below"], &[data-spacing="none"]': { paddingTop: 0 },
      '&[data-spacing="above"], &[data-spacing="none"]': { paddingBottom: 0 },
      // The sky is behind several sections. The first has its upper edge, in the sky's first color.
      '&[data-ground="evening"]': {
        '--ground': 'transparent',
        backgroundColor: 'transparent',
        '&[data-edge="curved"]': { '--ground': sky },
      },
      '&[data-ground="day"]': {
        '--ground': scene.skyTop,
        ...theme.applyStyles('dark', { '--ground': scene.nearHill }),
      },
      '&[data-ground="meadow"]': {
        '--ground': scene.nearHill,
        // The text is light, and the light scheme's glare is for dark text.
        '--mui-palette-scene-glare': colors.dark.scene.glare,
        color: band.text,
      },
      '&[data-ground="dusk"]': {
        backgroundImage: `linear-gradient(var(--ground), ${scene.skyLow} 70%)`,
      },
      '&[data-ground="night"]': {
        '--ground': scene.nightfall,
        backgroundImage: `linear-gradient(var(--ground), ${scene.night} ${nightfallHeight.phone})`,
        [theme.breakpoints.up('sm')]: {
          backgroundImage: `linear-gradient(var(--ground), ${scene.night} ${nightfallHeight.desktop})`,
        },
      },
      '&[data-ground="moonlit"]': {
        '--ground': scene.night,
        backgroundImage: `linear-gradient(var(--ground), ${scene.nightLow} 60%)`,
      },
      // The ground differs between the schemes, but what is on it always has the dark scheme's colors.
      '&:is([data-ground="night"], [data-ground="moonlit"]) > *': {
        ...darkSchemeVariables,
        color: theme.vars.palette.text.primary,
      },
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: '-1px 0 auto',
        height: 2,
        backgroundColor: 'var(--ground)',
      },
      // The section above ends in a gentle curve: an ellipse is cut out of the ground. Its lowest
      // point is at 30% of the width, so that the curve is not symmetrical. The ellipse is some 16
      // times as wide as high, so the 16 px in which its edge fades, without steps, are 1 px in height.
      '&[data-edge="curved"]::before': {
        inset: `calc(-1 * ${curveHeight}) 0 auto`,
        height: `calc(${curveHeight} + 1px)`,
        background:
          'radial-gradient(80% 100% at 30% 0, transparent calc(98% - 16px), var(--ground) 98%)',
      },
    },
  };
});
