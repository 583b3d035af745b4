import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  /** What stands above the title: an eyebrow, a breadcrumb. */
  above: ReactNode;
  title: string;
  lead: ReactNode;
  /** What stands below. */
  children?: ReactNode;
};

/** The tinted head of a page behind the home page. */
export function PageHeader({ above, title, lead, children }: PageHeaderProps) {
  return (
    <Band>
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
  paddingBlock: theme.spacing(5, 6),
  backgroundColor: theme.vars.palette.sky,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8, 9) },
  '& h1': { fontSize: 'clamp(2.25rem, 1.6rem + 2.9vw, 3.75rem)' },
  '& h1 + p': { maxWidth: '42rem', marginTop: theme.spacing(2) },
}));
