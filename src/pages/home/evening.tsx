import { styled } from '@mui/material/styles';

import evening from '../../illustrations/home/evening.svg';
import { Horizon } from '../../ui/illustration';

/** A lake at dusk, between the warm light of the services and the night sky of the technologies. */
export function Evening() {
  return <LakeAtDusk src={evening} width={1440} height={450} />;
}

const LakeAtDusk = styled(Horizon)(({ theme }) => ({
  height: 'clamp(6.5rem, 31vw, 36rem)',
  backgroundColor: theme.vars.palette.scene.dawn,
}));
