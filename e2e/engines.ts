import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { launch } from 'puppeteer-core';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

/** What Playwright cannot drive: the engines as the distribution ships them. */
export type Engine = {
  /** Opens an address of the site. */
  open(address: string): Promise<void>;
  evaluate<A extends unknown[], T>(inPage: (...args: A) => T, ...args: A): Promise<T>;
  /** Clicks where the pointer is put, in px from the window's upper left corner. */
  click(x: number, y: number): Promise<void>;
  pressEscape(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

type Start = (scheme: 'light' | 'dark', site: string) => Promise<Engine>;

type Launcher = { files: string[]; packages: string; start: Start };

export const engines: Record<'Firefox' | 'WebKit', Launcher> = {
  Firefox: {
    files: ['/usr/bin/firefox-esr'],
    packages: 'firefox-esr',
    start: startFirefox,
  },
  WebKit: {
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: 'webkit2gtk-driver xvfb',
    start: startWebKit,
  },
};

export const isInstalled = ({ files }: Pick<Launcher, 'files'>) =>
  files.every((it) => existsSync(it));

/** Collects in `window.faults` what a page must not have. */
function watchFaults() {
  const faults: string[] = [];
  Object.assign(window, { faults });
  window.addEventListener('error', ({ message }) => faults.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  const { error } = console;
  console.error = (...texts) => {
    faults.push(texts.join(' '));
    error(...texts);
  };
  // Tells of what happened before it listens, too.
  new ReportingObserver((reports) => faults.push(...reports.map((it) => JSON.stringify(it))), {
    types: ['csp-violation'],
    buffered: true,
  }).observe();
}

/** Over WebDriver BiDi. */
async function startFirefox(scheme: 'light' | 'dark', site: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(watchFaults);
  return {
    open: async (address) => void (await page.goto(new URL(address, site).href)),
    evaluate: (inPage, ...args) => page.evaluate(inPage as () => never, ...(args as unknown as [])),
    click: (x, y) => page.mouse.click(x, y),
    pressEscape: () => page.keyboard.press('Escape'),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** WebKitGTK's test browser over WebDriver. Its window is never narrower than about 450 px. */
async function startWebKit(scheme: 'light' | 'dark', site: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${display.toString().trim()}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      // Containers run as root, where the sandbox cannot start, and have no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  return {
    open: async (address) => {
      await driver.get(new URL(address, site).href);
      await driver.executeScript(watchFaults);
    },
    evaluate: (inPage, ...args) => driver.executeScript(inPage, ...args),
    click: (x, y) => driver.actions().move({ x, y }).click().perform(),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ width, height })),
    close: async () => {
      await driver.quit();
      await service.kill();
      screen.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
