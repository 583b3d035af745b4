import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { CopyButton } from '../../ui/copy-button';

type CopyableTextProps = {
  text: string;
  /** Completes the button's name, "Copy …". */
  label: string;
  /** Introduces the text. */
  caption: ReactNode;
  /** What to show instead of the plain text. */
  children?: ReactNode;
};

export function CopyableText({ text, label, caption, children }: CopyableTextProps) {
  return (
    <CopyableField>
      <p>{caption}</p>
      <CopyButton text={text} label={label} />
      <code>{children ?? text}</code>
    </CopyableField>
  );
}

const CopyableField = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  color: theme.vars.palette.text.secondary,
  '& code': {
    gridColumn: '1 / -1',
    color: theme.vars.palette.text.primary,
    fontFamily: 'inherit',
    fontSize: '1rem',
    fontWeight: 600,
  },
  '& code a': {
    display: 'inline-block',
    paddingBlock: 2,
    color: 'inherit',
    textDecorationColor: theme.vars.palette.primary.main,
    textUnderlineOffset: 4,
  },
  // The button is beside the text. On phones, the text needs the whole width.
  [theme.breakpoints.up('md')]: {
    '& > p': { gridColumn: '1 / -1' },
    '& code': { gridArea: '2 / 1' },
  },
  '@media print': { display: 'block' },
}));
