import { styled } from '@mui/material/styles';

type NumberCircleProps = { number: number; className?: string };

/** The number of a step. Assistive technology skips it, because the list already tells it. */
export function NumberCircle({ number, className }: NumberCircleProps) {
  return (
    <Circle aria-hidden className={className}>
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
}));
