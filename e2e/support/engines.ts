import { once } from 'node:events';
import path from 'node:path';

import { launch } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

import { startProgram } from './start-program';

/** The system's Firefox or WebKitGTK, which Playwright cannot drive. The color scheme is dark. */
export type Engine = {
  open(url: string): Promise<unknown>;
  evaluate<A extends unknown[], T>(inPage: (...args: A) => T, ...args: A): Promise<T>;
  click(selector: string): Promise<void>;
  pressEscape(): Promise<void>;
  setWidth(width: number): Promise<unknown>;
  close(): Promise<void>;
};

/** Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': 0 }, // dark
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(watchFaults);
  return {
    open: (url) => page.goto(url),
    evaluate: (inPage, ...args) => page.evaluate(inPage as () => never, ...(args as never)),
    click: (selector) => page.locator(selector).click(),
    pressEscape: () => page.keyboard.press('Escape'),
    setWidth: (width) => page.setViewport({ width, height: 600 }),
    close: () => browser.close(),
  };
}

/** WebKitGTK's MiniBrowser over WebDriver. Its window is never narrower than about 450 px. */
export async function startWebKit(): Promise<Engine> {
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      DISPLAY: `:${display.toString().trim()}`,
      XDG_CONFIG_HOME: path.resolve('e2e/webkit'),
      // A session bus would start desktop services, which outlive the test.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      // Containers run as root, where the sandbox cannot start, and have no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .forBrowser('MiniBrowser')
    .build();
  return {
    open: async (url) => {
      await driver.get(url);
      // With a hash the driver sometimes returns while the previous page is still there.
      await driver.wait(() => driver.executeScript((to: string) => location.href === to, url));
      // WebDriver cannot run a script before the page's own.
      await driver.executeScript(watchFaults);
    },
    evaluate: (inPage, ...args) => driver.executeScript(inPage, ...args),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    setWidth: (width) => driver.manage().window().setRect({ width, height: 600 }),
    close: async () => {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}

/** Runs in the page: collects errors and violations of the policy in `window.faults`. */
function watchFaults() {
  const faults: string[] = [];
  Object.assign(window, { faults });
  window.addEventListener('error', ({ message }) => faults.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  console.error = (...texts) => faults.push(texts.join(' '));
  // `buffered` includes earlier violations.
  new ReportingObserver((reports) => faults.push(...reports.map((it) => JSON.stringify(it))), {
    types: ['csp-violation'],
    buffered: true,
  }).observe();
}
