/** Writes a step's name and time to stderr. A terminal shows the name while the step runs. */
export async function runStep<T>(name: string, run: () => T | Promise<T>): Promise<T> {
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
