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
      <div>
        <code>{children ?? text}</code>
        <CopyButton text={text} label={label} />
      </div>
    </CopyableField>
  );
}

const CopyableField = styled('div')(({ theme }) => ({
  display: 'flex',
  // In a narrow card, the text is below its caption, or the button below the text.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1.5),
  paddingBlock: theme.spacing(0.75),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& > p': { flex: '0 1 10.5rem', fontSize: '1rem' },
  '& > div': {
    display: 'flex',
    flex: '1 1 18rem',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
  },
  // The button's word ends with the line.
  '& > div > code + *': { marginRight: theme.spacing(-1.5) },
  '& code': {
    flex: '1 1 9rem',
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
  '@media print': { display: 'block', border: 0, '& > div': { display: 'block' } },
}));
