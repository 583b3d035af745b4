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
  display: 'flex',
  gap: theme.spacing(1.5),
  fontSize: '1rem',
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& a': {
    display: 'inline-block',
    paddingBlock: 4,
    color: 'inherit',
    textDecorationColor: theme.vars.palette.primary.main,
    textUnderlineOffset: 5,
    '&:hover': { color: theme.vars.palette.primary.main },
  },
}));

const IconPlace = styled('span')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  '& svg': { fontSize: 28 },
}));

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& h3': { marginBottom: theme.spacing(1) },
}));
