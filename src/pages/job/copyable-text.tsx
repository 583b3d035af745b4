import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { CopyButton } from '../../ui/copy-button';

type CopyableTextProps = {
  text: string;
  /** Completes the button's name, "Copy …". */
  label: string;
  caption: string;
  /** What to show instead of the plain text. */
  children?: ReactNode;
};

export function CopyableText({ text, label, caption, children }: CopyableTextProps) {
  return (
    <CopyableField>
      <p>{caption}</p>
      <code>{children ?? text}</code>
      <Copy text={text} label={label} />
    </CopyableField>
  );
}

/** In narrower windows, Copy is below the text. */
const minInlineEm = 18;

const CopyableField = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  paddingTop: theme.spacing(1),
  '& > p': {
    flexBasis: '100%',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
  },
  '& code': {
    flex: '1 1 11rem',
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
  [theme.breakpoints.between(minInlineEm, 'md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // Copy sits at the end of the caption's line; the text takes the full line below.
    '& > code': { gridRow: 2, gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: {
    // Copy sits at the end of the text's line or, if a long text leaves no room, below it.
    paddingTop: theme.spacing(1.25),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& > p': { lineHeight: 1.5 },
    '& code': { paddingBlock: theme.spacing(0.5) },
  },
  '@media print': { display: 'block', border: 0, padding: 0, '& > p': { lineHeight: 1.5 } },
}));

const Copy = styled(CopyButton)(({ theme }) => ({
  // Aligns the label, not the padding, with the end of the line.
  marginRight: theme.spacing(-1.5),
  [theme.breakpoints.between(minInlineEm, 'md')]: {
    gridRow: 1,
    gridColumn: 2,
    // Cancels the tap area's extra height, so that only the label takes up space.
    marginBlock: theme.spacing(-1.5),
  },
}));
