/** West and east of the office's, the first to begin a day, and that of build servers. */
export const timeZones = [
  'America/Chicago',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'UTC',
] as const;
