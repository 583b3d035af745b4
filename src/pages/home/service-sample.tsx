import services from '@content/services.yaml';
import { styled } from '@mui/material/styles';

import type { Sample } from '../../content/types';
import { VisuallyHidden } from '../../ui/visually-hidden';

type ServiceSampleProps = {
  sample: Sample;
  /** On phones. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/**
 * Drawn as a ruled form on top of another sheet of paper. On phones, the form is closed at first.
 * The document has it twice, because `details` cannot be open on large screens only.
 */
export function ServiceSample({ sample: { title, lines }, isOpen, onToggle }: ServiceSampleProps) {
  const form = (
    <Form>
      {lines.map(({ label, text }) => (
        <Line key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </Line>
      ))}
    </Form>
  );
  return (
    <>
      <FoldedSheet open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary>{`${services.sampleLabel}: ${title}`}</summary>
        {form}
      </FoldedSheet>
      <Sheet>
        <Heading>
          <SampleTitle>{title}</SampleTitle>
          <VisuallyHidden>, </VisuallyHidden>
          <Stamp>{services.sampleLabel}</Stamp>
        </Heading>
        {form}
      </Sheet>
    </>
  );
}

const FoldedSheet = styled('details')(({ theme }) => ({
  '--edge': theme.vars.palette.divider,
  gridArea: 'sample',
  paddingInline: 'var(--inset)',
  borderTop: '1px solid var(--edge)',
  '& > summary': {
    paddingBlock: 10,
    color: theme.vars.palette.primary.main,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const Sheet = styled('figure')(({ theme }) => ({
  '--paper': theme.vars.palette.scene.board,
  '--edge': theme.vars.palette.scene.wheatHill,
  '--shade': `color-mix(in srgb, ${theme.vars.palette.scene.night} 30%, transparent)`,
  gridArea: 'sample',
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  margin: theme.spacing(3),
  padding: theme.spacing(2.5, 3, 1),
  fontSize: '1rem',
  lineHeight: 1.45,
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
  [theme.breakpoints.down('sm')]: { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    width: '27.5rem',
    // Laid over three edges of its card.
    rotate: '0.5deg',
    margin: theme.spacing(-2.5, -2, -2.5, 0),
    '[data-mirrored="true"] &': {
      rotate: '-0.5deg',
      margin: theme.spacing(-2.5, 0, -2.5, -2),
    },
    paddingBlock: theme.spacing(3, 1.5),
  },
}));

/** Like a form's, above a line in ink. */
const Heading = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  paddingBottom: theme.spacing(1.5),
  borderBottom: `2px solid ${theme.vars.palette.primary.main}`,
}));

const SampleTitle = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  flex: 1,
  fontSize: '1.1875rem',
}));

const Stamp = styled('span')(({ theme }) => ({
  padding: theme.spacing(0, 1),
  border: '2px solid',
  borderRadius: 4,
  color: theme.vars.palette.primary.main,
  fontSize: '0.8125rem',
  fontWeight: 700,
  letterSpacing: '0.14em',
  lineHeight: '1.5rem',
  whiteSpace: 'nowrap',
  textTransform: 'uppercase',
  transform: 'rotate(-4deg)',
}));

/** Its lines share the height that the card gives the sheet. */
const Form = styled('dl')({ display: 'grid' });

const Line = styled('div')(({ theme }) => ({
  alignSelf: 'center',
  paddingBlock: theme.spacing(1.25),
  overflowWrap: 'anywhere',
  '& + &': { borderTop: '1px solid var(--edge)' },
  '& > dt': {
    color: theme.vars.palette.primary.main,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& > dd': { textWrap: 'pretty' },
}));
