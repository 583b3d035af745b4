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

/** In narrower viewports, Copy is below the text. */
const minInlineEm = 18;

const CopyableField = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  paddingTop: theme.spacing(0.5),
  '& > p': {
    flexBasis: '100%',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    lineHeight: 1.35,
  },
  '& code': {
    flex: '1 1 11rem',
    fontFamily: 'inherit',
    fontSize: '1rem',
    fontWeight: 500,
    lineHeight: 1.35,
    textWrap: 'balance',
  },
  '& code a': {
    display: 'inline-block',
    color: 'inherit',
    textDecorationColor: theme.vars.palette.primary.main,
    textUnderlineOffset: 4,
  },
  [theme.breakpoints.up(minInlineEm)]: {
    // Copy ends the text's line.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(0.5),
    '& > p': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: { paddingTop: theme.spacing(1.5) },
  '@media print': { display: 'block', padding: 0, '& > p': { lineHeight: 1.5 } },
}));

/** Quieter than Apply Now. */
const Copy = styled(CopyButton)(({ theme }) => ({
  '& button': { color: theme.vars.palette.text.secondary, fontWeight: 500 },
  // Aligns the label, not the padding, with the end of the line.
  marginRight: theme.spacing(-1.5),
  [theme.breakpoints.up(minInlineEm)]: {
    // Only the word takes room, not the area to tap.
    marginBlock: theme.spacing(-1.25),
    '& button': { paddingLeft: theme.spacing(0.5), fontSize: '0.9375rem' },
  },
}));
