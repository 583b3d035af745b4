import { styled } from '@mui/material/styles';

import { Illustration } from '../../ui/illustration';
import fields from './fields.svg';

/** In windows wider than some 2,800 px, the drawing's width decides: less would cut the cupola. */
const sceneHeight = 'clamp(7rem, 13vw, max(15rem, 8.6vw))';

/** Mown fields in the evening, from one edge of the window to the other. */
export function FieldsScene() {
  return <FieldsPicture src={fields} width={1280} height={120} />;
}

/** From the scene's upper edge down to the place in the near field where things can stand. */
export const fieldsStandDepth = `calc(0.86 * ${sceneHeight})`;

const FieldsPicture = styled(Illustration)({
  position: 'relative',
  zIndex: -1,
  // In a section that is higher than its content, it is at the lower edge.
  marginTop: 'auto',
  height: sceneHeight,
  objectPosition: 'bottom',
});
