/**
 * A mistake that the person who runs the program can fix. Its message says how, so no stack is
 * printed.
 */
export class UserError extends Error {}

/**
 * For the end of a program: a `UserError` prints only its message, any other error also its stack.
 */
export function failWith(error: unknown): void {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
