import { ContentError } from '../src/content/content-file.server';
import { annotate } from './annotate';

/**
 * A mistake that the person who runs the program can mend. Its message says how, so no stack is
 * printed.
 */
export class UserError extends Error {}

/** Ends a program with an error. It prints no stack for a person's mistake. */
export function failWith(error: unknown): void {
  const isMistake = error instanceof UserError || error instanceof ContentError;
  console.error(isMistake ? error.message : error);
  process.exitCode = 1;
  if (!(error instanceof ContentError)) return;
  for (const mistake of error.mistakes) {
    annotate('error', `${mistake.field}\n${mistake.problem}`.trim(), mistake);
  }
}
