import { Fragment } from 'react';

/** Lets an address break after "@" and dots, rather than within a word. */
export function EmailAddress({ children }: { children: string }) {
  // The pattern splits `info@example.com` into `info@`, `example.` and `com`.
  return children.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
