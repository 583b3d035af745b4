import { styled } from '@mui/material/styles';

export const Eyebrow = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: theme.spacing(0, 0, 2),
  color: theme.vars.palette.primary.main,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  '&::before': {
    content: '""',
    width: 28,
    height: 3,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.wheat,
  },
}));
