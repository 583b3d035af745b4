import { styled } from '@mui/material/styles';

import evening from '../../illustrations/home/evening.svg';
import { Horizon } from '../../ui/illustration';

/** A lake at dusk, below the noon sky of the services. Its near bank begins the night. */
export function EveningDivider() {
  return <LakeAtDusk src={evening} width={1440} height={540} />;
}

const LakeAtDusk = styled(Horizon)(({ theme }) => ({
  height: 'clamp(7rem, 28vw - 2rem, 44rem)',
  backgroundColor: theme.vars.palette.sky,
}));
