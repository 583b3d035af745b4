import { styled } from '@mui/material/styles';

import type { Sample } from '../../content/types';
import { displayFamily } from '../../theme/fonts';
import { sheetColors } from '../../theme/tokens';

/** A specimen of what a client gets, on a sheet of ruled paper. */
export function ServiceSample({ sample: { title, lines } }: { sample: Sample }) {
  return (
    <Sheet>
      <figcaption>
        <Title>{title}</Title> <Stamp>Sample</Stamp>
      </figcaption>
      <dl>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

const { light, dark } = sheetColors;

const Sheet = styled('figure')(({ theme }) => ({
  '--line': '1.5rem',
  '--margin-line': theme.spacing(1.25),
  '--sheet': light.sheet,
  '--below': light.below,
  '--rule': light.rule,
  ...theme.applyStyles('dark', {
    '--sheet': dark.sheet,
    '--below': dark.below,
    '--rule': dark.rule,
  }),
  position: 'relative',
  margin: 0,
  padding: theme.spacing(1.5, 1.75, 1.5, 2.75),
  border: '1px solid var(--rule)',
  borderRadius: 3,
  fontSize: '1rem',
  lineHeight: 'var(--line)',
  breakInside: 'avoid',
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    marginBottom: theme.spacing(0.75),
  },
  '& dl, & dd': { margin: 0 },
  '& dt': { fontWeight: 600 },
  '@media screen': {
    backgroundColor: 'var(--sheet)',
    // The margin line
    backgroundImage: `linear-gradient(${light.marginLine}, ${light.marginLine})`,
    backgroundPosition: 'var(--margin-line) 0',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '1px 100%',
    color: light.ink,
    '& dt': { color: light.label },
    // The next sheet, below this one
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      border: 'inherit',
      borderRadius: 'inherit',
      backgroundColor: 'var(--below)',
      transform: 'rotate(0.9deg)',
    },
    // Lines to write on
    '& dl': {
      backgroundImage:
        'repeating-linear-gradient(transparent 0 calc(var(--line) - 1px), var(--rule) 0 var(--line))',
    },
  },
  [theme.breakpoints.up('sm')]: {
    '--line': '2rem',
    '--margin-line': '11.5rem',
    padding: theme.spacing(3, 4, 4, 3.5),
    fontSize: '1.0625rem',
    '& figcaption': { marginBottom: theme.spacing(1) },
    '& dl': { marginInline: theme.spacing(-3.5, -4), paddingInline: theme.spacing(3.5, 4) },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: 'calc(var(--margin-line) - 1.75rem) minmax(0, 1fr)',
      columnGap: theme.spacing(2),
    },
  },
}));

const Title = styled('span')(({ theme }) => ({
  fontFamily: displayFamily,
  fontSize: '1.1875rem',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  [theme.breakpoints.up('sm')]: { fontSize: '1.375rem' },
}));

const Stamp = styled('span')(({ theme }) => ({
  padding: theme.spacing(0.25, 1),
  border: '1.5px solid currentColor',
  borderRadius: 4,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.3,
  '@media screen': { color: light.label },
}));
