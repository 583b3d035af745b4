import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Illustration } from '../../../ui/illustration';
import horizon from './horizon.svg';

/** The height of the hills above the next section. */
const hillHeight = 'clamp(3.5rem, 10vw, 11rem)';

/**
 * The sky behind sections with the ground `evening`: above them it is noon, below them the sun sets
 * behind two hills. In the dark scheme, the night grows deeper.
 */
export function EveningScene({ children }: { children: ReactNode }) {
  return (
    <EveningSky>
      {children}
      <HorizonPicture src={horizon} width={720} height={180} />
    </EveningSky>
  );
}

/** The last colors are measured from the end: the last words stand on the sunset at every width. */
const EveningSky = styled('div')(({ theme }) => ({
  '@media screen': {
    position: 'relative',
    isolation: 'isolate',
    paddingBottom: hillHeight,
    // axe measures this color, because it cannot read the gradient: words are hardest to read on it.
    backgroundColor: '#DC9A89',
    backgroundImage:
      'linear-gradient(#DCEBF2, #E9EEEE 20%, #F7F0E0 41%, #FBE4BC 63%, #F8CB9D calc(100% - 24rem), #F0AE8B calc(100% - 11rem), #DC9A89 calc(100% - 2.5rem))',
    ...theme.applyStyles('dark', {
      backgroundColor: '#112638',
      backgroundImage: 'linear-gradient(#112638, #10283C 30%, #0E2233 70%, #0A1A28)',
    }),
  },
}));

/** The glow reaches up behind the words. The drawing adapts to every box by itself. */
const HorizonPicture = styled(Illustration)({
  position: 'absolute',
  zIndex: -1,
  bottom: 0,
  height: `calc(2.5 * ${hillHeight})`,
  objectFit: 'fill',
  '@media (forced-colors: active)': { display: 'none' },
});
