import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

import { radius } from '../theme/scale';
import { Button } from './button';
import CheckIcon from './icons/check.svg?react';
import CopyIcon from './icons/copy.svg?react';
import { VisuallyHidden } from './visually-hidden';

type CopyButtonProps = {
  text: string;
  /** Completes the button's name, "Copy …", and the message, "Copied …". */
  label: string;
  /** Whether the label is visible, or only for screen readers. */
  isLabelVisible?: boolean;
  className?: string;
};

/** The time for which the button says that it has copied, in ms. */
const copiedMs = 4000;

/**
 * Copies a text. If the browser refuses, the button shows the text, for which it takes a line of its own
 * in the grid or the wrapping flex box around it.
 */
export function CopyButton({ text, label, isLabelVisible = false, className }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'refused'>();

  // A refusal stays until the next click: if its text disappeared by itself, what is below would move
  // while the visitor clicks it.
  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    setResult(undefined); // so that the same result is a new one, which is announced again
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  }

  const action = result ? { copied: 'Copied', refused: 'Couldn’t copy' }[result] : 'Copy';
  const target = ` ${label}`;
  return (
    <CopyBox className={className} data-refused={result === 'refused'}>
      <Button variant="quiet" onClick={() => void copy()}>
        {result === 'copied' ? <CheckIcon /> : <CopyIcon />}
        <span>
          <span>{action}</span>
          {isLabelVisible ? <span>{target}</span> : <VisuallyHidden>{target}</VisuallyHidden>}
        </span>
      </Button>
      <VisuallyHidden aria-live="polite">{result && <span>{action + target}</span>}</VisuallyHidden>
      {result === 'refused' && (
        <UncopiedText ref={selectText} translate="no">
          {text}
        </UncopiedText>
      )}
    </CopyBox>
  );
}

/** Selects the text. Browsers inside apps may refuse to copy, but let visitors copy selected text. */
function selectText(element: HTMLElement | null) {
  if (!element) return;
  element.scrollIntoView({ block: 'nearest' });
  window.getSelection()?.selectAllChildren(element);
}

const CopyBox = styled('div')({
  position: 'relative',
  '&[data-refused="true"]': { flexBasis: '100%', gridArea: 'auto / 1 / auto / -1', margin: 0 },
});

const UncopiedText = styled('p')(({ theme }) => ({
  marginBlock: theme.spacing(0.5, 1),
  padding: theme.spacing(0.5, 1),
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: radius.picture,
}));
