/** The pauses between attempts, in ms. Together, they outlast a switch from Wi-Fi to mobile data. */
const retryDelaysMs = [400, 1200, 3000];

/** @throws the error of the last attempt, for example webpack's ChunkLoadError */
export async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return load();
}
