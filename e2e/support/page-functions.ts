// These functions run in the page (`page.evaluate`), so they cannot use anything outside
// themselves.

/** Whether the app runs. */
export function isHydrated(): boolean {
  return document.getElementById('root')?.dataset.hydrated !== undefined;
}

/** Waits for the fonts and for all pictures, whether they load or not. */
export async function loadPictures() {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Makes copying fail, as some browsers inside apps do. */
export function refuseToCopy(): void {
  navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'));
}

export function allowToCopy(): void {
  Reflect.deleteProperty(navigator.clipboard, 'writeText');
}
