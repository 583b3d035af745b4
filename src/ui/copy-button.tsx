import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

import CheckIcon from '../illustrations/icons/check.svg?react';
import CopyIcon from '../illustrations/icons/copy.svg?react';
import { Button } from './button';
import { ScriptOnly } from './script-only';
import { VisuallyHidden } from './visually-hidden';

type CopyButtonProps = {
  text: string;
  /** Completes the button's name, "Copy …", and the message, "Copied …". */
  label: string;
  showLabel?: boolean;
  /** The edge that the button and the message share; `right` by default. */
  messageAlign?: 'left' | 'right';
  className?: string;
};

const copiedMs = 4000;

/** Copies text. If the browser refuses, shows the text selected for manual copying. */
export function CopyButton({
  text,
  label,
  showLabel = false,
  messageAlign,
  className,
}: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'refused'>();

  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  }

  const target = ` ${label}`;
  return (
    <ButtonWithStatus className={className}>
      <BaselineButton variant="quiet" onClick={() => void copy()}>
        {result === 'copied' ? <CheckIcon /> : <CopyIcon />}
        {/* An element, because the icon beside it changes (docs/code.md). */}
        <span>Copy{showLabel ? target : <VisuallyHidden>{target}</VisuallyHidden>}</span>
      </BaselineButton>
      {/* No role `status`: screen readers would stop at it even while it is empty. */}
      <Status aria-live="polite" data-align={messageAlign}>
        {/* Each message is different, because of the label: Chromium ignores a repeated one. */}
        {result === 'copied' && <Message>{`Copied ${label}`}</Message>}
        {result === 'refused' && (
          <Message>
            Your browser blocked copying. The text is selected here:{' '}
            {/* A translation would end the selection. */}
            <code ref={select} translate="no">
              {text}
            </code>
          </Message>
        )}
      </Status>
    </ButtonWithStatus>
  );
}

function select(element: HTMLElement | null) {
  if (element) window.getSelection()?.selectAllChildren(element);
}

const ButtonWithStatus = styled(ScriptOnly)({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
});

const BaselineButton = styled(Button)({
  // Aligns the label, not the icon, with the text beside the button.
  alignItems: 'baseline',
  '& > svg': { alignSelf: 'center' },
});

const Status = styled('span')({
  position: 'absolute',
  zIndex: 1,
  right: 0,
  bottom: '100%',
  '&[data-align="left"]': { right: 'auto', left: 0 },
});

const Message = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  width: 'max-content',
  maxWidth: 260,
  padding: theme.spacing(0.75, 1.5),
  borderRadius: 12,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  '& code': { font: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' },
}));
