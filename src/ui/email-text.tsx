/** An email address that breaks after "@" and dots, never inside a word; copying it stays clean. */
export function EmailText({ email }: { email: string }) {
  const end = email.search(/[@.]/) + 1;
  if (end === 0) return email;
  return (
    <>
      {email.slice(0, end)}
      <wbr />
      <EmailText email={email.slice(end)} />
    </>
  );
}
