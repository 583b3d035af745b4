// These functions run in the page (`page.evaluate`), so they cannot use anything outside
// themselves.

/**
 * Whether the app runs: React keeps its root at the element, and notes there that it has hydrated it
 * (docs/undocumented-behavior.md). So the site needs no attribute that only tests read.
 */
export function isHydrated(): boolean {
  type RootFiber = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } };
  const root = document.getElementById('root') ?? {};
  const [, fiber] =
    Object.entries<RootFiber>(root).find(([key]) => /^__reactContainer/.test(key)) ?? [];
  return fiber?.stateNode.current.memoizedState.isDehydrated === false;
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
