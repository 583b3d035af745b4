import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { Illustration } from '../../ui/illustration';
import milkyWay from './milky-way.svg';
import stars from './stars.svg';

/** Stars, for where no words are: they would make words hard to read. */
export const StarField = styled('div')({
  backgroundImage: `url(${stars})`,
  '@media (forced-colors: active)': { display: 'none' },
});

/** Behind a section: the glow of the Milky Way, and stars on both sides of the content. */
export function NightSky() {
  return (
    <>
      <MilkyWay src={milkyWay} width={2560} height={960} />
      <SkyContainer>
        <SideStars data-side="left" />
        <SideStars data-side="right" />
      </SkyContainer>
    </>
  );
}

const MilkyWay = styled(Illustration)({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  height: '100%',
  objectFit: 'fill',
  '@media (forced-colors: active)': { display: 'none' },
});

const SkyContainer = styled(Container)({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  display: 'grid',
});

/** As wide as the content, which is wider than any margin beside it. */
const SideStars = styled(StarField)(({ theme }) => ({
  gridArea: '1 / 1',
  // In narrow margins, single stars look like dirt.
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '&[data-side="left"]': { translate: '-100%' },
  '&[data-side="right"]': { translate: '100%', backgroundPosition: '-380px 200px' },
}));
