import { styled } from '@mui/material/styles';

import type { Sample } from '../../content/types';
import { colors } from '../../theme/tokens';
import { cardSurface } from '../../ui/card-surface';

/** A specimen of what a client gets, on a sheet of paper. */
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

const Sheet = styled('figure')(({ theme }) => ({
  position: 'relative',
  ...cardSurface(theme),
  margin: theme.spacing(3, 0, 0),
  padding: theme.spacing(2, 1.75, 1),
  fontSize: '1rem',
  lineHeight: 1.45,
  breakInside: 'avoid',
  '& dl': { marginTop: theme.spacing(1) },
  '& dl > div': {
    borderTop: '1px solid',
    borderColor: theme.vars.palette.divider,
    paddingBlock: theme.spacing(0.75),
  },
  '& dt': { fontWeight: 600 },
  [theme.breakpoints.up('sm')]: {
    marginTop: theme.spacing(5),
    padding: theme.spacing(3.5, 4),
    fontSize: '1.0625rem',
    '& dl': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gap: theme.spacing(3),
      marginTop: theme.spacing(2),
    },
    '& dl > div': { paddingBlock: theme.spacing(2, 0) },
    '& dt': { marginBottom: theme.spacing(0.5) },
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
  right: theme.spacing(3),
  padding: theme.spacing(0, 1.25),
  borderRadius: 4,
  backgroundColor: theme.vars.palette.wheat,
  color: colors.light.ink,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.5rem',
}));
