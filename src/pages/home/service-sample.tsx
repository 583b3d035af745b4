import services from '@content/services.yaml';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Sample } from '../../content/types';
import { space } from '../../theme/scale';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** Drawn as a ruled form on top of another sheet of paper. */
export function ServiceSample({ title, lines }: Sample) {
  return (
    <Sheet>
      <Heading>
        <Typography variant="h4" component="span">
          {title}
        </Typography>
        <VisuallyHidden>, </VisuallyHidden>
        <Stamp>{services.sampleLabel}</Stamp>
      </Heading>
      <Form>
        {lines.map(({ label, text }) => (
          <Line key={label}>
            <Label>{label}</Label>
            <dd>{text}</dd>
          </Line>
        ))}
      </Form>
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
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  margin: theme.spacing(0, 1.5, 1.5),
  padding: theme.spacing(2, 2, 0.5),
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
  },
  // Laid over three edges of its card.
  '@container (min-width: 60rem)': {
    ...theme.typography.body1,
    width: '27.5rem',
    rotate: '0.5deg',
    margin: theme.spacing(-2.5, -2, -2.5, 0),
    padding: space.inset,
  },
}));

/** Like a form's, above a line in ink. */
const Heading = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  paddingBottom: theme.spacing(1),
  borderBottom: `2px solid ${theme.vars.palette.primary.main}`,
}));

const Stamp = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(0, 1),
  border: '2px solid',
  borderRadius: 4,
  color: theme.vars.palette.primary.main,
  fontWeight: 700,
  letterSpacing: '0.14em',
  textTransform: 'uppercase',
  transform: 'rotate(-4deg)',
}));

/** Its lines share the height that the card gives the sheet. */
const Form = styled('dl')({ display: 'grid' });

const Line = styled('div')(({ theme }) => ({
  alignSelf: 'center',
  paddingBlock: theme.spacing(1),
  '& + &': { borderTop: '1px solid var(--edge)' },
}));

const Label = styled('dt')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
}));
