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

/** The text is below its caption. Copy ends the caption's line, so that the text has the whole width. */
const CopyableField = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: theme.spacing(1.75),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > p': {
    flex: '1 1 9rem',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
  },
  // The button's word ends with the line.
  '& > code + *': { marginRight: theme.spacing(-1.5) },
  '& code': {
    flexBasis: '100%',
    order: 1,
    fontFamily: 'inherit',
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.5,
  },
  '& code a': {
    display: 'inline-block',
    color: 'inherit',
    textDecorationColor: theme.vars.palette.primary.main,
    textUnderlineOffset: 4,
  },
  '@media print': { display: 'block', border: 0, padding: 0 },
}));
