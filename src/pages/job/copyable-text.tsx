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
  color: theme.vars.palette.text.secondary,
  '& > div': {
    display: 'flex',
    // In a narrow field, the button is below the text.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: theme.spacing(0.5),
    padding: theme.spacing(0.25, 0.5, 0.25, 1.5),
    borderRadius: 12,
    backgroundColor: theme.vars.palette.background.default,
  },
  '& code': {
    flex: '1 1 9rem',
    paddingBlock: theme.spacing(0.5),
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
  '@media print': { '& > div': { display: 'block', padding: 0, background: 'none' } },
}));
