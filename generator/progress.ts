/**
 * Runs one step of a long command and reports its time on stderr: one line per step. On a terminal, the
 * line is there while the step runs.
 */
export async function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const { stderr } = process;
  const start = performance.now();
  const clearLine = stderr.isTTY ? '\r\u001b[K' : '';
  if (stderr.isTTY) stderr.write(`${name} …`);
  try {
    const result = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    stderr.write(`${clearLine}${name.padEnd(42)}${seconds.padStart(6)} s\n`);
    return result;
  } catch (error) {
    stderr.write(clearLine);
    throw error;
  }
}
