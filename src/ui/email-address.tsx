import { Fragment } from 'react';

/** An address that breaks after "@" and dots, rather than within a word. */
export function EmailAddress({ children }: { children: string }) {
  return children.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
