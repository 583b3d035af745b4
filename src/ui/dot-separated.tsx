import { styled } from '@mui/material/styles';

/** A line of short facts, each in a `span`, with dots between them. */
export const DotSeparated = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '& span + span::before': {
    // Screen readers get a space instead of "middle dot". Older browsers use the first value.
    content: ['"·"', '"·" / " "'],
    marginInline: theme.spacing(1),
  },
}));
