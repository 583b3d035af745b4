import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { radii } from '../../theme/tokens';
import { CopyButton } from '../../ui/copy-button';

type ContactPanelProps = {
  icon: ReactNode;
  title: string;
  /** What the copy button copies. */
  text: string;
  /** The same as a link. */
  children: ReactNode;
};

/** One way of reaching the company: a link to follow, a text to copy. */
export function ContactPanel({ icon, title, text, children }: ContactPanelProps) {
  return (
    <Panel>
      <IconPlace>{icon}</IconPlace>
      <Body>
        <Typography variant="h3">{title}</Typography>
        {children}
      </Body>
      <CopyButton text={text} label={title.toLowerCase()} />
    </Panel>
  );
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'start',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  fontSize: '1rem',
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > :last-child': { gridColumn: 3, gridRow: 1 },
  '& a': {
    display: 'inline-block',
    gridColumn: '1 / -1',
    [theme.breakpoints.up('sm')]: { gridColumn: '2 / -1' },
    justifySelf: 'start',
    overflowWrap: 'anywhere',
    paddingBlock: 4,
    color: 'inherit',
    textDecorationColor: theme.vars.palette.primary.main,
    textUnderlineOffset: 5,
    '&:hover': { color: theme.vars.palette.primary.main },
  },
}));

const IconPlace = styled('span')(({ theme }) => ({
  display: 'grid',
  color: theme.vars.palette.primary.main,
  '& svg': { fontSize: 28 },
}));

/** Title and link take their places in the panel's own grid: the link has the whole width below. */
const Body = styled('div')({ display: 'contents' });
