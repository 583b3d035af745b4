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
      <Caption>{caption}</Caption>
      <Value>{children ?? text}</Value>
      <Copy text={text} label={label} />
    </CopyableField>
  );
}

/** In narrower viewports, Copy is below the text. */
const minInlineEm = 18;

const CopyableField = styled('div')(({ theme }) => ({
  // In `details`, elements inherit `content-box` from a box that the browser adds.
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  paddingBottom: theme.spacing(1.5),
  [theme.breakpoints.up(minInlineEm)]: {
    // Copy ends the text's line.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 0,
  },
}));

const Caption = styled('p')(({ theme }) => ({
  flexBasis: '100%',
  gridColumn: '1 / -1',
  marginBottom: theme.spacing(0.25),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
}));

const Value = styled('code')({
  flex: '1 1 11rem',
  fontFamily: 'inherit',
  fontSize: '1rem',
  fontWeight: 500,
  lineHeight: 1.35,
  textWrap: 'balance',
});

const Copy = styled(CopyButton)(({ theme }) => ({
  // Aligns the label, not the padding, with the end of the line.
  marginRight: theme.spacing(-1.5),
  // Only the word takes room, not the area to tap.
  [theme.breakpoints.up(minInlineEm)]: { marginBlock: theme.spacing(-1.25) },
}));
