import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentProps } from 'react';
import Tilt from 'react-parallax-tilt';

import { radius } from '../../theme/scale';
import { theme } from '../../theme/theme';

const wantsTilt = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

function TiltItem({ className, children, ...props }: ComponentProps<'li'>) {
  // With `noSsr`, the first render has the visitor's value. Otherwise a second render would have it,
  // in which React would replace each card. The prerendered page has no `Tilt`, and fits all the
  // same: `Tilt` renders the same element as a card without it, and adds the glare once it has
  // mounted (docs/undocumented-behavior.md).
  const tilts = useMediaQuery(wantsTilt, { noSsr: true });
  return (
    <CardItem {...props}>
      {tilts ? (
        <Tilt
          className={className}
          // In degrees. Larger angles would make the text hard to read, and the card look like a
          // link.
          tiltMaxAngleX={3}
          tiltMaxAngleY={3}
          glareEnable
          // Limited by docs/requirements.md, section 7.
          glareMaxOpacity={0.4}
          // White would be invisible on a white card and hide light text on a dark one.
          glareColor={theme.vars.palette.scene.glare}
          glarePosition="all"
          glareBorderRadius={`${radius.card}px`}
        >
          {children}
        </Tilt>
      ) : (
        <div className={className}>{children}</div>
      )}
    </CardItem>
  );
}

/**
 * A list item that tilts toward the mouse, with a glare behind its content. `className`, and so what
 * `styled(TiltCard)` gives, is that of the card; all other props are those of the list item around
 * the card, which does not tilt.
 */
export const TiltCard = styled(TiltItem)(({ theme }) => ({
  ...theme.typography.body,
  isolation: 'isolate',
  height: '100%',
  borderRadius: radius.card,
  // Only forced colors show it. A visible edge would suggest that the card is a link.
  outline: '1px solid transparent',
  breakInside: 'avoid',
  '& > .glare-wrapper': { zIndex: -1 },
}));

const CardItem = styled('li')({
  // Otherwise, WebKit gives the empty list marker a line of its own above a leading picture.
  lineHeight: 0,
});
