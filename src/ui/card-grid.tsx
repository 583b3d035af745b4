import { styled } from '@mui/material/styles';

type CardGridProps = {
  /** Columns from the `md` breakpoint on; two from `sm` on, one below. */
  columns: 2 | 3;
};

export const CardGrid = styled('ul', {
  shouldForwardProp: (prop) => prop !== 'columns',
})<CardGridProps>(({ theme, columns }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridAutoRows: '1fr',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  },
}));
