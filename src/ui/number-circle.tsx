import { styled } from '@mui/material/styles';

type NumberCircleProps = { number: number; variant?: 'outlined' | 'filled'; className?: string };

/** The number of a step. Assistive technology skips it, because the list already tells it. */
export function NumberCircle({ number, variant = 'outlined', className }: NumberCircleProps) {
  return (
    <Circle aria-hidden data-variant={variant} className={className}>
      {number}
    </Circle>
  );
}

const Circle = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.5em',
  height: '1.5em',
  // Forced colors and paper show it instead of the background.
  border: '2px solid',
  borderColor: theme.vars.palette.primary.main,
  borderRadius: '50%',
  color: theme.vars.palette.primary.main,
  '@media screen': {
    '&[data-variant="filled"]': {
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
  },
}));
