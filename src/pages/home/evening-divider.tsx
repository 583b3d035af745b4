import { styled } from '@mui/material/styles';

import evening from '../../illustrations/home/evening.svg';
import { Horizon } from '../../ui/illustration';

/** A lake at dusk, below the noon sky of the services. The technologies begin in its dark water. */
export function EveningDivider() {
  return <LakeAtDusk src={evening} width={1440} height={540} />;
}

const LakeAtDusk = styled(Horizon)(({ theme }) => ({
  height: 'clamp(7rem, 32vw - 2rem, 40rem)',
  backgroundColor: theme.vars.palette.sky,
}));
