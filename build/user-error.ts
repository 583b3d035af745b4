import { ContentError } from '../src/content/content-file.server';

/**
 * A mistake that the person who runs the program can mend. Its message says how, so no stack is
 * printed.
 */
export class UserError extends Error {}

/** For the end of a program: errors that are no mistakes of a person also print their stack. */
export function failWith(error: unknown): void {
  const isMistake = error instanceof UserError || error instanceof ContentError;
  console.error(isMistake ? error.message : error);
  if (error instanceof ContentError) annotate(error);
  process.exitCode = 1;
}

/** On GitHub, shows each mistake beside its line, by a command of its workflows. */
function annotate({ mistakes }: ContentError) {
  if (process.env['GITHUB_ACTIONS'] !== 'true') return;
  for (const { file, line, column, field, problem } of mistakes) {
    const message = `${field} ${problem}`.trim().replaceAll('%', '%25').replaceAll('\n', '%0A');
    console.log(`::error file=${file},line=${line},col=${column}::${message}`);
  }
}
