import type { Page, Request } from '@playwright/test';

export const appScriptGlob = '**/static/js/app.*.js';
export const fontGlob = '**/*.woff2';

/** Delays requests until the returned function is called. */
export async function delayRequests(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.unroute(files);
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The documents that the page requests from now on. */
export const documentRequests = (page: Page) =>
  requests(page, (request) => request.isNavigationRequest());

/** Chunks with that name that the page requests from now on. */
export const scriptRequests = (page: Page, name: string) =>
  requests(page, (request) => new RegExp(`/static/js/(${name})\\.`).test(request.url()));

function requests(page: Page, isWanted: (request: Request) => boolean): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isWanted(request)) urls.push(request.url());
  });
  return urls;
}
