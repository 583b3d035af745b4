import { isChunkLoadError } from './missing-chunk';

/** The pauses between attempts, in ms. Together, they outlast a switch from Wi-Fi to mobile data. */
const retryDelaysMs = [400, 1200, 3000];

/**
 * Tries again if a chunk does not load. After any other error, webpack would return the module as far as
 * it was evaluated.
 *
 * @throws the error of the last attempt
 */
export async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await load();
    } catch (error) {
      if (!isChunkLoadError(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return load();
}
