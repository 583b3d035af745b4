/** Writes the name of a step and, when it has ended, how long it took. */
export async function runStep<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  process.stderr.write(`${name} …\n`);
  const result = await run();
  process.stderr.write(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}
