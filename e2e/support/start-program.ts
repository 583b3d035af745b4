import { spawn, type SpawnOptionsWithoutStdio } from 'node:child_process';

/** Starts a program that ends with the test process, even if that is interrupted. */
export function startProgram(command: string, args: string[], options?: SpawnOptionsWithoutStdio) {
  const program = spawn(command, args, options);
  process.once('exit', () => program.kill());
  return program;
}
