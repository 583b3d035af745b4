import { styled } from '@mui/material/styles';

import { Illustration } from '../illustration';
import fields from './fields.svg';

/** In very wide windows, the drawing's width decides: less would cut the barn's roof. */
const sceneHeight = 'clamp(7rem, 13vw, max(15rem, 8.6vw))';

/** The distance from the scene's upper edge to the place in the near field where things can stand. */
export const fieldsStandDepth = `calc(0.86 * ${sceneHeight})`;

/** Mown fields at the end of the day, which end a page's last section and run into the footer. */
export function FieldsScene() {
  return <FieldsPicture src={fields} width={1280} height={120} />;
}

const FieldsPicture = styled(Illustration)({
  position: 'relative',
  zIndex: -1,
  height: sceneHeight,
  // Gaps of less than a pixel would show at some zoom levels.
  margin: 'auto 0 -1px',
  objectPosition: 'bottom',
});
