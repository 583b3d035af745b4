import { mailtoLink } from '../contact/links';
import type { Job } from '../content/types';

export function applicationSubject({ title }: Pick<Job, 'title'>): string {
  return `Application for ${title}`;
}

/**
 * A `mailto:` link (RFC 6068). Spaces are `%20`, because mail clients show a `+` literally.
 *
 * @param lines what the applicant fills in, each after a colon
 */
export function applyLink(
  job: Pick<Job, 'title'>,
  hrEmail: string,
  lines: readonly string[],
): string {
  const body = lines.map((line) => `${line}: \r\n`).join('');
  return `${mailtoLink(hrEmail, applicationSubject(job))}&body=${encodeURIComponent(body)}`;
}
