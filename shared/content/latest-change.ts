/** The latest `lastChanged` of several content files: an ISO 8601 date. */
export function latestChange(files: readonly { lastChanged: string }[]): string {
  return (
    files
      .map((file) => file.lastChanged)
      .sort()
      .at(-1) ?? ''
  );
}
