import { styled } from '@mui/material/styles';
import { useState } from 'react';

import CheckIcon from '../illustrations/icons/check.svg?react';
import CopyIcon from '../illustrations/icons/copy.svg?react';
import { Button } from './button';
import { VisuallyHidden } from './visually-hidden';

type CopyButtonProps = {
  text: string;
  /** Completes the button's name, "Copy …", and the message, "Copied …". */
  label: string;
  showLabel?: boolean;
  className?: string;
};

/** How long the button says whether it has copied. */
const resultMs = 4000;

export function CopyButton({ text, label, showLabel = false, className }: CopyButtonProps) {
  const [result, setResult] = useState<'Copied' | "Couldn't copy">();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult('Copied');
    } catch {
      setResult("Couldn't copy");
    }
    setTimeout(() => setResult(undefined), resultMs);
  }

  const target = ` ${label}`;
  return (
    <Root className={className}>
      <Button variant="quiet" onClick={() => void copy()}>
        {result === 'Copied' ? <CheckIcon /> : <CopyIcon />}
        {/* Elements with keys, because the text changes (docs/code.md). */}
        {result ? (
          <span key={result}>{result}</span>
        ) : (
          <span key="copy">
            Copy{showLabel ? target : <VisuallyHidden>{target}</VisuallyHidden>}
          </span>
        )}
      </Button>
      {/* No role `status`: screen readers would stop at it even while it is empty. */}
      <VisuallyHidden aria-live="polite">{result && <span>{result + target}</span>}</VisuallyHidden>
    </Root>
  );
}

const Root = styled('span')({ position: 'relative', display: 'inline-flex' });
