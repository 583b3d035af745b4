import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentProps, useState } from 'react';
import Tilt from 'react-parallax-tilt';

import { hoverMotionQuery } from '../../theme/mixins';
import { radius } from '../../theme/scale';
import { theme } from '../../theme/theme';

function TiltItem({ className, children, ...props }: ComponentProps<'li'>) {
  const canTilt = useMediaQuery(hoverMotionQuery);
  // A finger on a screen that has a mouse, too, would leave the card tilted.
  const [isMouse, setIsMouse] = useState(true);
  return (
    <CardItem {...props} onPointerEnter={(event) => setIsMouse(event.pointerType === 'mouse')}>
      {canTilt ? (
        <Tilt
          className={className}
          tiltEnable={isMouse}
          // In degrees. Larger angles would make the text hard to read, and the card look like a
          // link.
          tiltMaxAngleX={3}
          tiltMaxAngleY={3}
          glareEnable
          // Limited by docs/requirements.md, section 7.
          glareMaxOpacity={isMouse ? 0.4 : 0}
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
