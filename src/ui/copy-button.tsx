import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DoneOutlined from '@mui/icons-material/DoneOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

import { copyLabels, copyLabel } from '../content/labels';
import { Button } from './button';
import { ScriptOnly } from './script-only';

type CopyButtonProps = {
  text: string;
  /** Completes the button's name, "Copy …". */
  label: string;
  /** Shows the full name, not only "Copy". */
  named?: boolean;
};

/** In ms. A refusal stays until the next try, because its text can be copied by hand. */
const answerTime = 4000;

/** Copies a text. If the browser refuses, it shows the text, selected. */
export function CopyButton({ text, label, named }: CopyButtonProps) {
  const [answer, setAnswer] = useState<'copied' | 'refused'>();
  const name = copyLabel(label);
  const Control = named ? Button : ShortButton;

  useEffect(() => {
    if (answer !== 'copied') return;
    const timer = setTimeout(() => setAnswer(undefined), answerTime);
    return () => clearTimeout(timer);
  }, [answer]);

  async function copy() {
    setAnswer(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setAnswer('copied');
    } catch {
      setAnswer('refused');
    }
  }

  return (
    <Root>
      <Control type="button" aria-label={name} onClick={() => void copy()}>
        {answer === 'copied' ? <DoneOutlined /> : <ContentCopyOutlined />}
        {named ? name : copyLabels.copy}
      </Control>
      <Answer role="status" data-named={named}>
        {answer === 'copied' && <Note>{copyLabels.done}</Note>}
        {answer === 'refused' && (
          <Note>
            {copyLabels.refused} <code ref={select}>{text}</code>
          </Note>
        )}
      </Answer>
    </Root>
  );
}

function select(element: HTMLElement | null) {
  if (element) window.getSelection()?.selectAllChildren(element);
}

const Root = styled(ScriptOnly)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  color: theme.vars.palette.primary.main,
  '& svg': { fontSize: 20 },
}));

const ShortButton = styled(Button)(({ theme }) => ({
  minHeight: 44,
  padding: theme.spacing(0.5, 1.5),
}));

const Answer = styled('span')({
  position: 'absolute',
  zIndex: 1,
  right: 0,
  bottom: '100%',
  // A named button is at the left edge of its column.
  '&[data-named]': { right: 'auto', left: 0 },
});

const Note = styled('span')(({ theme }) => ({
  display: 'block',
  width: 'max-content',
  maxWidth: 260,
  padding: theme.spacing(0.75, 1.5),
  borderRadius: 12,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& code': { font: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' },
}));
