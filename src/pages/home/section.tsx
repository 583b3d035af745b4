import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { HomeSectionId } from '../../content/paths';
import { curvedEdge } from '../../theme/curved-edge';
import { Lead } from '../../ui/lead';

type SectionProps = { id: HomeSectionId; className?: string; children: ReactNode };

/** A section of the home page. Hash links scroll to it and focus it (layout/focus-and-scroll). */
export function Section({ id, className, children }: SectionProps) {
  return (
    <SectionElement id={id} aria-labelledby={titleId(id)} className={className}>
      {children}
    </SectionElement>
  );
}

type SectionHeaderProps = {
  sectionId: HomeSectionId;
  title: string;
  lead: string;
  className?: string;
};

export function SectionHeader({ sectionId, title, lead, className }: SectionHeaderProps) {
  return (
    <HeaderBlock className={className}>
      <Typography variant="h2" id={titleId(sectionId)}>
        {title}
      </Typography>
      <SectionLead>{lead}</SectionLead>
    </HeaderBlock>
  );
}

/** The section above ends in a gentle curve, in its color, on the ground of this one. */
export function curvedTop(colorAbove: string) {
  return {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      // Avoids a hairline gap at some zoom levels.
      inset: '-1px 0 auto',
      height: 'clamp(1.25rem, 5vw, 6rem)',
      clipPath: curvedEdge,
      backgroundColor: colorAbove,
    },
  } as const;
}

const titleId = (id: HomeSectionId) => `${id}-title`;

const SectionElement = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  paddingTop: 'clamp(1.5rem, 0.25rem + 6vw, 5.5rem)',
  '@media print': { paddingTop: theme.spacing(4) },
}));

const HeaderBlock = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(1.25),
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(4) },
}));

const SectionLead = styled(Lead)(({ theme }) => ({
  textWrap: 'balance',
  [theme.breakpoints.down('sm')]: {
    marginTop: theme.spacing(1),
    fontSize: '1rem',
    lineHeight: 1.4,
  },
}));
