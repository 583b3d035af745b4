import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import Horizon from '../illustrations/horizon.svg?react';

type PageHeaderProps = {
  above: ReactNode;
  title: string;
  lead: string;
  /** More room for the title and the illustration. */
  large?: boolean;
};

export function PageHeader({ above, title, lead, large }: PageHeaderProps) {
  return (
    <Band data-large={large}>
      <Horizon />
      <Container>
        {above}
        <Typography variant="h1">{title}</Typography>
        <Typography variant="subtitle1" component="p">
          {lead}
        </Typography>
      </Container>
    </Band>
  );
}

const Band = styled('header')(({ theme }) => ({
  position: 'relative',
  paddingBlock: theme.spacing(4, 22),
  overflow: 'hidden',
  // For contrast checkers, which do not see the gradient. The illustration is not behind text.
  backgroundColor: theme.vars.palette.scene.skyTop,
  backgroundImage: `linear-gradient(${theme.vars.palette.scene.skyTop}, ${theme.vars.palette.scene.skyLow} 75%)`,
  // Narrow screens show the barn, the sun and the nearest pole. A job's card covers the lowest 32 or
  // 48 px.
  '& > svg': { position: 'absolute', bottom: 32, left: '-50%', height: 210 },
  '& > div': { position: 'relative' },
  '& .road': { '@media (prefers-color-scheme: dark)': { fill: theme.vars.palette.scene.row } },
  '& .night': { display: 'none', '@media (prefers-color-scheme: dark)': { display: 'inline' } },
  '& h1': { fontSize: 'clamp(2.25rem, 1.6rem + 2.9vw, 3.75rem)' },
  // The title of a job's card on the career page grows into this heading (view transition).
  'article > & h1': { width: 'fit-content', viewTransitionName: 'job-title' },
  '& h1 + p': { maxWidth: '34rem', marginTop: theme.spacing(1.5) },
  [theme.breakpoints.up('sm')]: { '& > svg': { left: '-20%' } },
  [theme.breakpoints.up('md')]: {
    paddingBlock: theme.spacing(5, 24),
    '& > svg': { bottom: 48, left: 0, height: 300 },
  },
  '&[data-large]': {
    paddingBlock: theme.spacing(5, 21),
    '& > svg': { bottom: 0, height: 'min(16.25rem, 70vw)' },
    '& h1': theme.typography.h1,
    [theme.breakpoints.up('md')]: {
      paddingBlock: theme.spacing(6, 21),
      '& > svg': { height: 370 },
    },
    [theme.breakpoints.up('xl')]: {
      paddingBlock: theme.spacing(9, 26),
      '& > svg': { height: 450 },
    },
  },
  '@media print': {
    '&, &[data-large]': { paddingBlock: 0 },
    background: 'none',
    '& > svg': { display: 'none' },
    '& h1, &[data-large] h1': { fontSize: '2rem' },
    '& h1 + p': { maxWidth: 'none', marginTop: theme.spacing(1) },
  },
}));
