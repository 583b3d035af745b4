import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { launch } from 'puppeteer-core';
import { Builder, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

import { startProgram } from './start-program';

/** The system's Firefox or WebKitGTK, which Playwright cannot drive. The color scheme is dark. */
export type Engine = {
  open(url: string): Promise<unknown>;
  evaluate<A extends unknown[], T>(inPage: (...args: A) => T, ...args: A): Promise<T>;
  click(x: number, y: number): Promise<void>;
  pressEscape(): Promise<void>;
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<void>;
};

export const engines = [
  {
    name: 'Firefox',
    programs: ['firefox-esr'],
    packages: 'firefox-esr',
    start: startFirefox,
  },
  {
    name: 'WebKit',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: 'webkit2gtk-driver xvfb',
    start: startWebKit,
  },
];

/** Collects errors and violations of the policy in `window.faults`. */
function watchFaults() {
  const faults: string[] = [];
  Object.assign(window, { faults });
  window.addEventListener('error', ({ message }) => faults.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  console.error = (...texts) => faults.push(texts.join(' '));
  // Buffered: reports violations from before it observed.
  new ReportingObserver((reports) => faults.push(...reports.map((it) => JSON.stringify(it))), {
    types: ['csp-violation'],
    buffered: true,
  }).observe();
}

/** Over WebDriver BiDi. */
async function startFirefox(): Promise<Engine> {
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
    click: (x, y) => page.mouse.click(x, y),
    pressEscape: () => page.keyboard.press('Escape'),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close().catch(ignore),
  };
}

/** WebKitGTK's MiniBrowser over WebDriver. Its window is never narrower than about 450 px. */
async function startWebKit(): Promise<Engine> {
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  // Reduced motion: without a graphics card, view transitions take WebKit's page process down.
  const settings = path.join(home, '.config/gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(path.join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      DISPLAY: `:${display.toString().trim()}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      // A session bus would start desktop services, which outlive the test and mount folders in its home.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      GTK_THEME: 'Adwaita:dark',
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
    click: (x, y) => driver.actions().move({ x, y }).click().perform(),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ width, height });
      // The rectangle includes the window's frame.
      const inner = await driver.executeScript<[number, number]>(() => [innerWidth, innerHeight]);
      await window.setRect({ width: 2 * width - inner[0], height: 2 * height - inner[1] });
    },
    close: async () => {
      // A browser that has crashed cannot quit, and folders that it has mounted cannot be removed.
      await driver.quit().catch(ignore);
      await service.kill().catch(ignore);
      screen.kill();
      await rm(home, { recursive: true }).catch(ignore);
    },
  };
}

/** An error while cleaning up must not hide what a test has found. */
function ignore() {}
