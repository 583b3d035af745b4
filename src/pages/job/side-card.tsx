import { styled } from '@mui/material/styles';

import { navBarHeight } from '../../theme/tokens';
import { cardSurface } from '../../ui/card-surface';

/** Sticks beside the text; on phones it stands below it. */
export const SideCard = styled('aside')(({ theme }) => ({
  ...cardSurface(theme),
  '& h2': { fontSize: '1.3125rem' },
  '& a': { width: '100%' },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: navBarHeight.desktop + 32 },
  '@media print': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(1, 4),
    position: 'static',
    marginTop: theme.spacing(2.5),
    padding: theme.spacing(2, 0, 0),
    border: 0,
    borderTop: '1px solid',
    borderRadius: 0,
    backgroundColor: 'transparent',
    breakInside: 'avoid',
    '& h2, & > p': { gridColumn: '1 / -1', margin: 0 },
    '& > a': { display: 'none' },
  },
}));
