/** Pauses before the second, third and fourth try, in ms: long enough for a network to change over. */
const pauses = [400, 1200, 3000];

/**
 * Loads a chunk, and loads it again when that fails.
 *
 * @throws what the last try threw; webpack's is a ChunkLoadError, "Loading chunk … failed"
 */
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
