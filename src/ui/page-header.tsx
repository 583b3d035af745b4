import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { Lead } from './lead';

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
        <HeaderLead>{lead}</HeaderLead>
      </Container>
    </HeaderBand>
  );
}

const HeaderBand = styled('header')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  // Fallback color for contrast checkers.
  backgroundColor: theme.vars.palette.scene.skyTop,
  backgroundImage: `linear-gradient(${theme.vars.palette.scene.skyTop}, ${theme.vars.palette.scene.skyLow} 75%)`,
  '& > svg': { position: 'absolute', zIndex: -1, bottom: 0, left: 0 },
  '@media print': {
    '&&': { paddingBlock: 0, background: 'none' },
    '&& > svg': { display: 'none' },
    '&& h1': { fontSize: '2rem' },
  },
}));

const HeaderLead = styled(Lead)({ maxWidth: '34rem', '@media print': { maxWidth: 'none' } });
