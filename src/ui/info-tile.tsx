import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { cardSurface } from './card-surface';
import { TiltCard } from './tilt-card';

type InfoTileProps = {
  icon: ReactNode;
  title: string;
  text: string;
};

/** A card with an icon, a title and a few lines, which leans towards the pointer. */
export function InfoTile({ icon, title, text }: InfoTileProps) {
  return (
    <TiltCard>
      <Surface>
        <IconPlate>{icon}</IconPlate>
        <Typography variant="h3">{title}</Typography>
        <Typography color="textSecondary">{text}</Typography>
      </Surface>
    </TiltCard>
  );
}

const Surface = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
}));

const IconPlate = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  marginBottom: theme.spacing(1),
  borderRadius: 16,
  backgroundColor: theme.vars.palette.wash,
  color: theme.vars.palette.primary.main,
  '& svg': { fontSize: 28 },
}));
