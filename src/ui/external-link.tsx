import type { ComponentPropsWithRef } from 'react';

import { VisuallyHidden } from './visually-hidden';

type ExternalLinkProps = ComponentPropsWithRef<'a'> & { href: string };

export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
