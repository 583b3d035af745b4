import { styled } from '@mui/material/styles';

export const Eyebrow = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: theme.spacing(0, 0, 2),
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  '@media screen': {
    '&::before': {
      content: '""',
      width: 28,
      // Forced colors would hide a background.
      borderTop: `3px solid ${theme.vars.palette.wheat}`,
      borderRadius: 2,
    },
  },
}));
