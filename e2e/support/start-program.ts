import {
  type ChildProcessWithoutNullStreams,
  spawn,
  type SpawnOptionsWithoutStdio,
} from 'node:child_process';
import { once } from 'node:events';

/** How long a program may take to start or to answer on a busy machine, in ms. */
export const answerTimeoutMs = 60_000;

/** Starts a program that ends with the test process, even if that is interrupted. */
export function startProgram(command: string, args: string[], options?: SpawnOptionsWithoutStdio) {
  const program = spawn(command, args, options);
  const kill = () => program.kill();
  process.once('exit', kill);
  program.once('exit', () => process.off('exit', kill));
  return program;
}

/**
 * Waits until the program's output matches the pattern. Returns what the pattern's group matched.
 */
export function waitForOutput(
  program: ChildProcessWithoutNullStreams,
  pattern: RegExp,
): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const onData = (data: Buffer) => {
      output += data;
      const match = pattern.exec(output)?.[1];
      if (match !== undefined) resolve(match);
    };
    program.stdout.on('data', onData);
    program.stderr.on('data', onData);
    const fail = (reason: string) =>
      reject(new Error(`${program.spawnfile} ${reason}. Its output: ${output || 'none'}`));
    program.once('error', ({ message }) => fail(`did not start: ${message}`));
    program.once('exit', () => fail('ended at once'));
    setTimeout(() => fail(`was not ready after ${answerTimeoutMs} ms`), answerTimeoutMs).unref();
  });
}

/** Ends the program at once and waits until it has ended. */
export async function killProgram(program: ChildProcessWithoutNullStreams) {
  if (program.kill('SIGKILL')) await once(program, 'exit');
}
