import type { Page } from '@playwright/test';

/** From the click to the frame that shows the next page's heading, in ms. */
export async function timeNavigation(page: Page, click: () => Promise<void>, heading: RegExp) {
  await page.evaluate((wanted) => {
    const before = document.querySelector('h1');
    let start = 0;
    addEventListener('click', ({ timeStamp }) => (start = timeStamp), {
      capture: true,
      once: true,
    });
    Object.assign(window, {
      shown: new Promise<number>((resolve) => {
        const look = () => {
          const now = document.querySelector('h1');
          if (start > 0 && now !== before && new RegExp(wanted).test(now?.textContent ?? '')) {
            // A frame's callbacks run before it is painted; a task after them runs once it is.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    });
  }, heading.source);
  await click();
  return page.evaluate(() => Reflect.get(window, 'shown') as Promise<number>);
}

/** The longest event of an interaction, in ms, as Interaction to Next Paint counts it. */
export async function timeInteraction(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => {
    const longest = { duration: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        longest.duration = Math.max(longest.duration, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { longest });
  });
  await act();
  // The observer hears of an event after the frame that follows it.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))),
  );
  return page.evaluate(() => (Reflect.get(window, 'longest') as { duration: number }).duration);
}
