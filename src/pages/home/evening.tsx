import { styled } from '@mui/material/styles';

import evening from '../../illustrations/home/evening.svg';
import { Horizon } from '../../ui/illustration';

/** The land between the sky of the services, at noon, and the night sky of the technologies. */
export function Evening() {
  return <Land src={evening} width={2560} height={384} />;
}

const Land = styled(Horizon)(({ theme }) => ({
  height: 'clamp(5.75rem, 15vw, 24rem)',
  objectPosition: '84% bottom',
  backgroundColor: theme.vars.palette.sky,
}));
