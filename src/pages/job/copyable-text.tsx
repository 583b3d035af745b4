import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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
    <div>
      <Typography variant="body2" color="textSecondary">
        {caption}
      </Typography>
      <Line>
        <code>{children ?? text}</code>
        <EndButton text={text} label={label} />
      </Line>
    </div>
  );
}

/** Copy ends the line or, if the text is too large, is below it. */
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& code': { flex: '1 1 9rem', font: 'inherit', fontWeight: 600, textWrap: 'balance' },
});

/** Aligns its label, not the padding, with the end of the line. */
const EndButton = styled(CopyButton)(({ theme }) => ({ marginRight: theme.spacing(-1.5) }));
