import type { ComponentPropsWithRef } from 'react';

import { interfaceWords } from '../content/labels';
import { VisuallyHidden } from './visually-hidden';

type ExternalLinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** Opens a new tab and tells screen readers so. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` ${interfaceWords.newTab}`}</VisuallyHidden>
    </a>
  );
}
