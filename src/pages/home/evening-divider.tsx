import { styled } from '@mui/material/styles';

import evening from '../../illustrations/home/evening.svg';
import { Horizon } from '../../ui/illustration';

/** A lake at dusk, between the noon sky of the services and the night sky of the technologies. */
export function EveningDivider() {
  return <LakeAtDusk src={evening} width={1440} height={540} />;
}

const LakeAtDusk = styled(Horizon)(({ theme }) => ({
  height: 'clamp(7.5rem, 41vw - 2rem, 52rem)',
  backgroundColor: theme.vars.palette.sky,
}));
