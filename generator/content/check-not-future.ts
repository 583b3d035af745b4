import type { ContentFile } from '../yaml/content-file';

/**
 * Reports dates in the future as mistakes.
 *
 * @param dates ISO 8601 dates, each under the name of its field
 */
export function checkNotFuture(
  file: ContentFile,
  dates: Readonly<Record<string, string | undefined>>,
  today: string,
) {
  // The author's calendar can be a day ahead of the office's.
  const latest = dayAfter(today);
  for (const [field, date] of Object.entries(dates)) {
    if (date !== undefined && date > latest) {
      file.report([field], `${date} is in the future: today is ${today}`);
    }
  }
}

function dayAfter(isoDate: string): string {
  return new Date(Date.parse(isoDate) + 24 * 3_600_000).toISOString().slice(0, 10);
}
