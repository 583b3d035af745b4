import { styled } from '@mui/material/styles';

import evening from '../../illustrations/home/evening.svg';
import { Horizon } from '../../ui/illustration';

/** From the sky of the services, at noon, to the night sky of the technologies, in a lake. */
export function Evening() {
  return <Land src={evening} width={2560} height={560} />;
}

const Land = styled(Horizon)(({ theme }) => ({
  height: 'clamp(7rem, 22vw, 35rem)',
  objectPosition: '84% bottom',
  backgroundColor: theme.vars.palette.sky,
}));
