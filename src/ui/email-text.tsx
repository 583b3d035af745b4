import { Fragment } from 'react';

/** An email address that can wrap after "@" and dots. The break is not part of the copied text. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
