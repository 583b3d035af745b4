import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

import CheckIcon from '../illustrations/icons/check.svg?react';
import CopyIcon from '../illustrations/icons/copy.svg?react';
import { radius } from '../theme/scale';
import { Button } from './button';
import { LiveText } from './live-text';
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

/**
 * Consists of two elements: the button and, if the browser refuses to copy, the text, which fills a
 * line of its own. So what holds them is a grid or a flex box that wraps.
 */
export function CopyButton({ text, label, showLabel = false, className }: CopyButtonProps) {
  const [result, setResult] = useState<'Copied' | 'Couldn’t copy'>();
  const [isRefused, setIsRefused] = useState(false);
  const [clicks, setClicks] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setResult(undefined), resultMs);
    return () => clearTimeout(timer);
  }, [clicks]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult('Copied');
      setIsRefused(false);
    } catch {
      setResult('Couldn’t copy');
      setIsRefused(true);
    }
    setClicks((count) => count + 1);
  }

  const target = ` ${label}`;
  return (
    <>
      <ButtonWithMessage className={className}>
        <Button variant="quiet" onClick={() => void copy()}>
          {result === 'Copied' ? <CheckIcon /> : <CopyIcon />}
          {/* Elements that stay: when one in a focused button is replaced, screen readers lose
              their place (docs/decisions/0011-screen-readers.md). */}
          <span>
            <span>{result ?? 'Copy'}</span>
            {showLabel ? <span>{target}</span> : <VisuallyHidden>{target}</VisuallyHidden>}
          </span>
        </Button>
        {/* No role `status`: screen readers would stop at it even while it is empty. */}
        <VisuallyHidden aria-live="polite">
          {result && <LiveText text={result + target} count={clicks} />}
        </VisuallyHidden>
      </ButtonWithMessage>
      {/* Until the next click on the button: if it disappeared by itself, what is below would move
          while the visitor clicks it. */}
      {isRefused && (
        <UncopiedText key={clicks} ref={selectText} translate="no">
          {text}
        </UncopiedText>
      )}
    </>
  );
}

/** Browsers inside apps may refuse to copy, but let visitors copy what is selected. */
function selectText(element: HTMLElement | null) {
  if (!element) return;
  element.scrollIntoView({ block: 'nearest' });
  window.getSelection()?.selectAllChildren(element);
}

const ButtonWithMessage = styled('span')({ position: 'relative', display: 'inline-flex' });

/** Fills its line, and does not make the line's container wider. */
const UncopiedText = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  flex: 'none',
  width: 0,
  minWidth: '100%',
  marginBlock: theme.spacing(0.5, 1),
  padding: theme.spacing(0.5, 1),
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: radius.picture,
}));
