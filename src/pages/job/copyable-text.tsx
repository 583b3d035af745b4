import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { CopyButton } from '../../ui/copy-button';

type CopyableTextProps = {
  text: string;
  /** Completes the button's name, "Copy …". */
  label: string;
  /** Introduces the text. */
  caption: string;
  /** What to show instead of the plain text. */
  children?: ReactNode;
};

export function CopyableText({ text, label, caption, children }: CopyableTextProps) {
  return (
    <CopyableField>
      <p>{caption}</p>
      <code>{children ?? text}</code>
      <CopyButton text={text} label={label} />
    </CopyableField>
  );
}

/** Below the caption, Copy ends the text's line. Where a long text leaves no room, it is below the text. */
const CopyableField = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  paddingTop: theme.spacing(1.25),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > p': {
    flexBasis: '100%',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
  },
  // The button's word ends with the line.
  '& > code + *': { marginRight: theme.spacing(-1.5) },
  '& code': {
    flex: '1 1 11rem',
    paddingBlock: theme.spacing(0.5),
    fontFamily: 'inherit',
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.5,
    textWrap: 'balance',
  },
  '& code a': {
    display: 'inline-block',
    color: 'inherit',
    textDecorationColor: theme.vars.palette.primary.main,
    textUnderlineOffset: 4,
  },
  '@media print': { display: 'block', border: 0, padding: 0 },
}));
