/**
 * Writes a time at the office as ISO 8601, with the offset of that day: `2027-07-01`, `23:59:59` →
 * `2027-07-01T23:59:59-05:00`.
 *
 * @param timeZone a name of the IANA database
 */
export function officeTime(date: string, time: string, timeZone: string): string {
  const local = `${date}T${time}`;
  // The first lookup treats the local time as UTC, so near a clock change its offset can be wrong;
  // the second corrects it.
  const nearby = offsetAt(`${local}Z`, timeZone);
  return local + offsetAt(local + nearby, timeZone);
}

/** Returns the date at the office, in ISO 8601: `2027-07-01`. */
export function officeDate(moment: number, timeZone: string): string {
  // Sweden writes dates as ISO 8601 does.
  return new Date(moment).toLocaleDateString('sv-SE', { timeZone });
}

/** Returns the offset from UTC: `-06:00` in Chicago in winter. */
function offsetAt(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const parts = format.formatToParts(new Date(moment));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}
