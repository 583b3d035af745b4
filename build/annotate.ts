type Place = { file: string; line: number; column: number };

/** Shows a message on GitHub's page of the workflow's run and, if it has a place, beside its line. */
export function annotate(level: 'error' | 'warning', message: string, place?: Place): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  const properties = place ? ` file=${place.file},line=${place.line},col=${place.column}` : '';
  const text = message.replaceAll('%', '%25').replaceAll('\n', '%0A');
  console.log(`::${level}${properties}::${text}`);
}
