import { styled } from '@mui/material/styles';

import { Illustration } from '../../ui/illustration';
import { Section } from '../../ui/section';
import lake from './lake.svg';

/** The lake at night, whose bank runs into the footer. */
export function LakeScene() {
  return <LakePicture src={lake} width={720} height={200} />;
}

const LakePicture = styled(Illustration)({ height: 'clamp(13rem, 28vw, 36rem)' });

/** The section that ends with the scene. Its sky grows lighter, from night to the top of lake.svg. */
export const LakeSection = styled(Section)(({ theme }) => {
  const { night, nightLow } = theme.vars.palette.scene;
  return {
    // The night goes on from the section above, which has its own space below.
    paddingTop: 0,
    '@media screen': {
      display: 'flex',
      flexDirection: 'column',
      '& > :last-child': { marginTop: 'auto' },
      backgroundImage: `linear-gradient(${night}, ${nightLow} 60%)`,
    },
  };
});
