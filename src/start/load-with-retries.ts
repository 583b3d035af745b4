/** Before the second, third and fourth try, in ms: long enough for a phone to change networks. */
const pauses = [400, 1200, 3000];

/** @throws what the last try threw; webpack's is a ChunkLoadError, "Loading chunk … failed" */
export async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
