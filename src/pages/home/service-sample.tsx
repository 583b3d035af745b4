import services from '@content/services.yaml';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';

import type { Sample } from '../../content/types';
import { displayFamily } from '../../theme/fonts';
import { space } from '../../theme/scale';
import { theme } from '../../theme/theme';
import { VisuallyHidden } from '../../ui/visually-hidden';

/**
 * Drawn as a ruled form on top of another sheet of paper. Only phones can close it, and do at
 * first; larger screens show it even before they run scripts.
 */
export function ServiceSample({ title, lines }: Sample) {
  const titleId = useId();
  const isOpen = useMediaQuery(theme.breakpoints.up('sm'));
  return (
    <Sheet aria-labelledby={titleId}>
      <Details open={isOpen}>
        <Heading id={titleId} tabIndex={isOpen ? -1 : undefined}>
          {title}
          <VisuallyHidden>, </VisuallyHidden>
          <Stamp>{services.sampleLabel}</Stamp>
        </Heading>
        <dl>
          {lines.map(({ label, text }) => (
            <Line key={label}>
              <Label>{label}</Label>
              <dd>{text}</dd>
            </Line>
          ))}
        </dl>
      </Details>
    </Sheet>
  );
}

const Sheet = styled('figure')(({ theme }) => ({
  '--paper': theme.vars.palette.scene.board,
  '--edge': theme.vars.palette.scene.wheatHill,
  '--shade': `color-mix(in srgb, ${theme.vars.palette.scene.night} 30%, transparent)`,
  gridArea: 'sample',
  position: 'relative',
  isolation: 'isolate',
  alignContent: 'center',
  margin: theme.spacing(0.5, 1.5, 1.5),
  padding: theme.spacing(1, 2),
  ...theme.typography.body2,
  breakInside: 'avoid',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    border: '1px solid var(--edge)',
    borderRadius: 4,
    backgroundColor: 'var(--paper)',
  },
  '@media screen': {
    ...theme.applyStyles('dark', {
      '--paper': theme.vars.palette.sky,
      '--edge': theme.vars.palette.scene.edge,
    }),
    '&::before': { transform: 'rotate(1.2deg)', boxShadow: '0 8px 20px -4px var(--shade)' },
    // Laid over three edges of its card.
    '@container (min-width: 60rem)': {
      width: '27.5rem',
      rotate: '0.5deg',
      margin: theme.spacing(-1, -2, -1, 0),
      padding: space.inset,
      '[data-mirrored="true"] &': { rotate: '-0.5deg', margin: theme.spacing(-1, 0, -1, -2) },
    },
  },
}));

const Details = styled('details')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { '&::details-content': { contentVisibility: 'visible' } },
}));

/** Like a form's, above a line in ink. */
const Heading = styled('summary')(({ theme }) => ({
  ...theme.typography.body1,
  fontFamily: displayFamily,
  fontWeight: 700,
  // All of the closed sheet can be tapped.
  [theme.breakpoints.down('sm')]: {
    margin: theme.spacing(-1, -2),
    padding: theme.spacing(1, 2),
  },
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    paddingBottom: theme.spacing(1),
    borderBottom: `2px solid ${theme.vars.palette.primary.main}`,
  },
}));

const Stamp = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  [theme.breakpoints.down('sm')]: { position: 'absolute', top: -16, right: 12 },
  padding: theme.spacing(0, 1),
  border: '2px solid',
  borderRadius: 4,
  backgroundColor: 'var(--paper)',
  color: theme.vars.palette.primary.main,
  fontWeight: 700,
  letterSpacing: '0.14em',
  whiteSpace: 'nowrap',
  textTransform: 'uppercase',
  transform: 'rotate(-4deg)',
}));

const Line = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(1),
  '& + &': { borderTop: '1px solid var(--edge)' },
}));

const Label = styled('dt')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
}));
