import { styled } from '@mui/material/styles';

import type { Sample } from '../../content/types';
import { colors, sheetColors } from '../../theme/tokens';

/** A specimen of what a client gets, on a sheet of ruled paper. */
export function ServiceSample({ sample: { title, lines } }: { sample: Sample }) {
  return (
    <Sheet>
      <figcaption>
        <Tag>Sample</Tag> <Title>{title}</Title>
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
  '--sheet': light.sheet,
  '--rule': light.rule,
  ...theme.applyStyles('dark', { '--sheet': dark.sheet, '--rule': dark.rule }),
  '--line': '1.5rem',
  '--inset': '1.5rem',
  '--margin-line': '0.75rem',
  position: 'relative',
  margin: 0,
  border: '1px solid var(--rule)',
  borderRadius: 3,
  backgroundColor: 'var(--sheet)',
  color: colors.light.ink,
  fontSize: '1rem',
  lineHeight: 'var(--line)',
  textWrap: 'pretty',
  breakInside: 'avoid',
  // The next sheet, below this one
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    borderRadius: 3,
    backgroundColor: 'var(--rule)',
    transform: 'rotate(0.8deg)',
  },
  '& figcaption': { padding: theme.spacing(1.5, 2, 0.5), paddingLeft: 'var(--inset)' },
  // Lines to write on, and the margin line
  '& dl': {
    margin: 0,
    padding: '0 1rem 0.75rem var(--inset)',
    backgroundImage: `linear-gradient(${light.marginLine}, ${light.marginLine}), repeating-linear-gradient(var(--rule) 0 1px, transparent 0 var(--line))`,
    backgroundPosition: 'var(--margin-line) 0, 0 0',
    backgroundRepeat: 'no-repeat, repeat',
    backgroundSize: '1px 100%, auto',
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
  [theme.breakpoints.up('sm')]: {
    '--line': '2rem',
    '--inset': '1.75rem',
    '--margin-line': '12rem',
    fontSize: '1.0625rem',
    '& figcaption': { paddingBlock: theme.spacing(3, 1.5) },
    '& dl': { paddingBottom: 'var(--line)' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: 'calc(var(--margin-line) - var(--inset)) minmax(0, 1fr)',
    },
    '& dd': { paddingLeft: theme.spacing(2) },
  },
}));

const Title = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  [theme.breakpoints.up('sm')]: { fontSize: '1.5rem' },
}));

/** On the upper edge of the sheet. */
const Tag = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: '-0.75rem',
  right: theme.spacing(2),
  padding: theme.spacing(0, 1.25),
  borderRadius: 4,
  backgroundColor: theme.vars.palette.wheat,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.5rem',
}));
