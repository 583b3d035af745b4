import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  /** An inline SVG that anchors to the bottom; each page sets its height. */
  illustration: ReactNode;
  /** A line or the breadcrumb, above the title. */
  eyebrow: ReactNode;
  title: string;
  lead: string;
  className?: string;
};

export function PageHeader({ illustration, eyebrow, title, lead, className }: PageHeaderProps) {
  return (
    <HeaderBand className={className}>
      {illustration}
      <Container>
        {eyebrow}
        <Typography variant="h1">{title}</Typography>
        <Typography variant="subtitle1" component="p">
          {lead}
        </Typography>
      </Container>
    </HeaderBand>
  );
}

const HeaderBand = styled('header')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  // Fallback color for contrast checkers.
  backgroundColor: theme.vars.palette.scene.skyTop,
  backgroundImage: `linear-gradient(${theme.vars.palette.scene.skyTop}, ${theme.vars.palette.scene.skyLow} 75%)`,
  '& > svg': { position: 'absolute', bottom: 0, left: 0 },
  '& > div': { position: 'relative' },
  '& h1 + p': { maxWidth: '34rem', marginTop: theme.spacing(1.5) },
  '& .road': { '@media (prefers-color-scheme: dark)': { fill: theme.vars.palette.scene.row } },
  '& .night': { display: 'none', '@media (prefers-color-scheme: dark)': { display: 'inline' } },
  '@media print': {
    '&&': { paddingBlock: 0, background: 'none' },
    '&& > svg': { display: 'none' },
    '&& h1': { fontSize: '2rem' },
    '&& p': { maxWidth: 'none' },
  },
}));
