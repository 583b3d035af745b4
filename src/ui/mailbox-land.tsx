import mailbox from '../illustrations/career/mailbox.svg';
import { Horizon } from './drawing';

/** The land at the foot of the career and job pages: a fence that leads to a mailbox. */
export function MailboxLand({ className }: { className?: string }) {
  return <Horizon className={className} src={mailbox} width={2560} height={360} />;
}
