/** A mistake in the content or in a setting, which the owner corrects. The message says how. */
export class ContentError extends Error {}

/** For the end of a program: a `ContentError` prints only its message, any other error also its stack. */
export function failWith(error: unknown): void {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
