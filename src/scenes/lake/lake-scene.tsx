import { styled } from '@mui/material/styles';

import { sceneHeight } from '../../theme/scale';
import { Illustration } from '../../ui/illustration';
import lake from './lake.svg';

/** The lake at night, whose bank runs into the footer. */
export function LakeScene() {
  return <LakePicture src={lake} width={1440} height={620} />;
}

const LakePicture = styled(Illustration)({ height: sceneHeight.scene });
