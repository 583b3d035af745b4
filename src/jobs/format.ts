/** `116085` → `$116,085`. Avoids `Intl`, which costs a phone 80 ms at startup. */
export function formatSalary(usdPerYear: number): string {
  return `$${String(usdPerYear).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** `2026-11-21` → `November 21, 2026`, in any time zone. */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
