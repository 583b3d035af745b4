/** Backoff in ms; long enough to survive a switch of networks. */
const delays = [400, 1200, 3000];

/** @throws the error of the last attempt, for example webpack's ChunkLoadError */
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
