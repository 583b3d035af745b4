import mailbox from '../illustrations/career/mailbox.svg';
import { Horizon } from './drawing';

/** The illustration at the bottom of the career and job pages: a fence that leads to a mailbox. */
export function MailboxLand(props: { className?: string }) {
  return <Horizon {...props} src={mailbox} width={2560} height={360} />;
}
