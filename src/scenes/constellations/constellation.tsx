import { styled } from '@mui/material/styles';

import type { Technology } from '../../content/types';
import { Illustration, type IllustrationUrls } from '../../ui/illustration';
import cloud from './cloud.svg';
import customers from './customers.svg';
import dipper from './dipper.svg';
import key from './key.svg';
import { StarField } from './night-sky';
import servers from './servers.svg';
import serviceDesk from './service-desk.svg';

const drawings: Record<Technology['icon'], IllustrationUrls> = {
  customers,
  serviceDesk,
  servers,
  cloud,
  key,
  dipper,
};

/** Two cards beside or below each other have different stars. */
const starParts = [0, 1, 2] as const;

type ConstellationProps = {
  /** Its place in the list, from 0. */
  index: number;
  name: Technology['icon'];
};

/** Above the words or, on phones, beside them. */
export function Constellation({ index, name }: ConstellationProps) {
  return (
    <PartOfSky>
      <SurroundingStars part={starParts[index % starParts.length] ?? 0} />
      <ConstellationPicture src={drawings[name]} width={220} height={184} />
    </PartOfSky>
  );
}

const PartOfSky = styled('div')({ position: 'relative', isolation: 'isolate' });

/** Above and beside the drawing, and below it as far as the card's words. */
const SurroundingStars = styled(StarField)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: theme.spacing(-3, -5, 0, 0),
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const ConstellationPicture = styled(Illustration)({ maxWidth: '13.5rem', height: 'auto' });
