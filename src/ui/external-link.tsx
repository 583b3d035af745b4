import type { ComponentPropsWithRef } from 'react';

import { interfaceWords } from '../content/labels';
import { VisuallyHidden } from './visually-hidden';

type ExternalLinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** A link to another site: opens a new tab, says so, and hands the other page no `window.opener`. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` ${interfaceWords.newTab}`}</VisuallyHidden>
    </a>
  );
}
