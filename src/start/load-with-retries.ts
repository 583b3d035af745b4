/** Before the second, third and fourth try, in ms: time for a phone to change networks. */
const delays = [400, 1200, 3000];

/** @throws the error of the last try; webpack's is a ChunkLoadError, "Loading chunk … failed" */
export async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of delays) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load();
}
