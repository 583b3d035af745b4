import { styled } from '@mui/material/styles';

import type { Technology } from '../../../content/types';
import { Illustration, type IllustrationUrls } from '../../../ui/illustration';
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

type ConstellationProps = {
  /** The place in the list, from 0, which decides what stars are around the constellation. */
  index: number;
  name: Technology['icon'];
};

/** A constellation that stands for a technology, in a part of the sky with other stars. */
export function Constellation({ index, name }: ConstellationProps) {
  return (
    <PartOfSky>
      <SurroundingStars part={index} />
      <ConstellationPicture src={drawings[name]} width={220} height={184} />
    </PartOfSky>
  );
}

/** Its lines and stars are light, and contrast themes may have a white ground. */
const PartOfSky = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  '@media (forced-colors: active)': { display: 'none' },
});

/** The stars reach above the drawing and beside it, and end at the card's words. */
const SurroundingStars = styled(StarField)(({ theme }) => ({
  top: theme.spacing(-3),
  width: `calc(100% + ${theme.spacing(5)})`,
  height: `calc(100% + ${theme.spacing(3)})`,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const ConstellationPicture = styled(Illustration)({ maxWidth: '13.5rem', height: 'auto' });
