import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentProps, useState } from 'react';
import Tilt from 'react-parallax-tilt';

import { hoverMotionQuery } from '../../theme/mixins';
import { radius } from '../../theme/scale';
import { theme } from '../../theme/theme';

function TiltItem({ children, ...props }: ComponentProps<'li'>) {
  // With `noSsr`, the answer is known at hydration, which makes the document's `div` that of `Tilt`. Later,
  // React would put another `div` in its place, and the picture in it would be decoded again.
  const canTilt = useMediaQuery(hoverMotionQuery, { noSsr: true });
  // On a screen with a mouse, too, a finger would leave the card tilted.
  const [isMouse, setIsMouse] = useState(true);
  return (
    <li {...props} onPointerEnter={(event) => setIsMouse(event.pointerType === 'mouse')}>
      {canTilt ? (
        <Tilt
          tiltEnable={isMouse}
          // Angles are in degrees. Larger ones would make the text hard to read, and the card look
          // like a link.
          tiltMaxAngleX={3}
          tiltMaxAngleY={3}
          glareEnable
          // docs/requirements.md, section 7, allows at most 0.4.
          glareMaxOpacity={isMouse ? 0.4 : 0}
          // White would be invisible on a white card and hide light text on a dark one.
          glareColor={theme.vars.palette.scene.glare}
          glarePosition="all"
          glareBorderRadius={`${radius.card}px`}
        >
          {children}
        </Tilt>
      ) : (
        <div>{children}</div>
      )}
    </li>
  );
}

/**
 * A list item, which gets all props. The card is the `div` in it, which tilts toward the mouse, with a
 * glare behind its content: react-parallax-tilt passes on no attributes but a class.
 */
export const TiltCard = styled(TiltItem)(({ theme }) => ({
  // Otherwise, WebKit gives the empty list marker a line of its own above a leading picture.
  lineHeight: 0,
  '& > div': {
    ...theme.typography.body,
    isolation: 'isolate',
    height: '100%',
    borderRadius: radius.card,
    breakInside: 'avoid',
  },
  '& > div > .glare-wrapper': { zIndex: -1 },
}));
