import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { Lead } from './lead';

type PageHeaderProps = {
  /** An inline SVG that anchors to the bottom; each page sets its height. */
  illustration: ReactNode;
  /** A line or the breadcrumb, above the title. */
  eyebrow?: ReactNode;
  title: ReactNode;
  lead: string;
  /** Below the lead. */
  children?: ReactNode;
  className?: string;
};

export function PageHeader({
  illustration,
  eyebrow,
  title,
  lead,
  children,
  className,
}: PageHeaderProps) {
  return (
    <HeaderBand className={className}>
      {illustration}
      <Container>
        {eyebrow}
        <Title variant="h1">{title}</Title>
        <HeaderLead>{lead}</HeaderLead>
        {children}
      </Container>
    </HeaderBand>
  );
}

const HeaderBand = styled('header')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingTop: theme.spacing(4),
  // Fallback color for contrast checkers.
  backgroundColor: theme.vars.palette.scene.skyTop,
  backgroundImage: `linear-gradient(${theme.vars.palette.scene.skyTop}, ${theme.vars.palette.scene.skyLow} 75%)`,
  '& > svg': { position: 'absolute', zIndex: -1, bottom: 0, left: 0 },
  // On narrow screens, they would be behind the text.
  [theme.breakpoints.down('md')]: {
    '& [id$="stars"], & [id$="clouds"]': { display: 'none' },
  },
  [theme.breakpoints.up('md')]: { paddingTop: theme.spacing(6) },
  '@media print': {
    '&&': { minHeight: 0, paddingBlock: 0, background: 'none' },
    '&& > svg': { display: 'none' },
    '&& h1': { fontSize: '2rem' },
  },
}));

const Title = styled(Typography)({
  fontSize: 'clamp(2.25rem, 1.45rem + 3.5vw, 4.25rem)',
}) as typeof Typography;

const HeaderLead = styled(Lead)({ maxWidth: '36rem', '@media print': { maxWidth: 'none' } });
