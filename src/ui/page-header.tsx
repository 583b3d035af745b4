import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import Horizon from '../illustrations/horizon.svg?react';

type PageHeaderProps = {
  above: ReactNode;
  title: string;
  lead: string;
  children?: ReactNode;
};

export function PageHeader({ above, title, lead, children }: PageHeaderProps) {
  return (
    <Band>
      <Horizon />
      <Container>
        {above}
        <Typography variant="h1">{title}</Typography>
        <Typography variant="subtitle1" component="p" color="textSecondary">
          {lead}
        </Typography>
        {children}
      </Container>
    </Band>
  );
}

const Band = styled('header')(({ theme }) => ({
  position: 'relative',
  paddingBlock: theme.spacing(5, 11),
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.sky,
  '& > svg': { position: 'absolute', inset: 'auto 0 0', width: '100%', height: 120 },
  '& > div': { position: 'relative' },
  [theme.breakpoints.down('lg')]: { '& .horizon-cloud': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    paddingBlock: theme.spacing(8, 14.5),
    '& > svg': { height: 200 },
  },
  '& h1': { fontSize: 'clamp(2.25rem, 1.6rem + 2.9vw, 3.75rem)' },
  // On a job's page (an article) the title of the career page's card grows into it.
  'article > & h1': { width: 'fit-content', viewTransitionName: 'job-title' },
  '& h1 + p': { maxWidth: '42rem', marginTop: theme.spacing(2) },
  '@media print': {
    paddingBlock: 0,
    backgroundColor: 'transparent',
    '& > svg': { display: 'none' },
    '& h1': { fontSize: '2rem' },
    '& h1 + p': { maxWidth: 'none', marginTop: theme.spacing(1) },
  },
}));
