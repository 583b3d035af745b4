import { styled } from '@mui/material/styles';

import { Illustration } from '../../ui/illustration';
import lake from './lake.svg';

/** The lake at night, whose bank runs into the footer. */
export function LakeScene() {
  return <LakePicture src={lake} width={720} height={200} />;
}

// The drawing itself fits every box. With `cover`, WebKit would cut its lower edge.
const LakePicture = styled(Illustration)({
  height: 'clamp(13rem, 28vw, 36rem)',
  // Gaps of less than a pixel would show at some zoom levels.
  margin: 'auto 0 -1px',
  objectFit: 'fill',
});
