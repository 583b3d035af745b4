import { styled } from '@mui/material/styles';

import { Illustration } from '../../../ui/illustration';
import drawing from './contact.svg';

/** The lake at night, whose bank runs into the footer. */
export function ContactScene() {
  return <ContactPicture src={drawing} width={720} height={200} />;
}

/** The drawing adapts to every box by itself. With `cover`, WebKit would cut its lower edge. */
const ContactPicture = styled(Illustration)({
  height: 'clamp(13rem, 28vw, 36rem)',
  // Gaps of less than a pixel would show at some zoom levels.
  margin: 'auto 0 -1px',
  objectFit: 'fill',
});
