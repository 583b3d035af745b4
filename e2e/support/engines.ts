import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { startBidiSession } from './bidi';
import { clickablePoint, watchFaults } from './page-functions';
import { answerTimeoutMs, killProgram, startProgram, waitForOutput } from './start-program';
import { startWebDriverSession } from './webdriver';

/** The system's Firefox or WebKitGTK, which Playwright cannot drive. The color scheme is dark. */
export type Engine = {
  open(url: string): Promise<unknown>;
  /** Calls a function in the page. Its arguments and its result are JSON. */
  evaluate<A extends unknown[], T>(inPage: (...args: A) => T, ...args: A): Promise<T>;
  /** Returns the value of an expression, which is JSON. */
  run(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  pressEscape(): Promise<void>;
  setWidth(width: number): Promise<unknown>;
  close(): Promise<void>;
};

/** Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  // Playwright empties this folder before each run, so nothing is left of an interrupted one.
  const profile = test.info().outputPath('firefox');
  mkdirSync(profile);
  const dark = 'user_pref("layout.css.prefers-color-scheme.content-override", 0);';
  writeFileSync(path.join(profile, 'user.js'), dark);
  const options = ['--headless', '--remote-debugging-port=0', '--profile', profile];
  const firefox = startProgram('/usr/bin/firefox-esr', options);
  const url = await waitForOutput(firefox, /WebDriver BiDi listening on (ws:\S+)\n/);

  const send = await startBidiSession(url);
  await send('script.addPreloadScript', { functionDeclaration: String(watchFaults) });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  return createEngine({
    open: (to) => send('browsingContext.navigate', { context, url: to, wait: 'complete' }),
    evaluate: async (expression) => {
      // JSON, because BiDi describes objects in a format of its own.
      const { result, exceptionDetails } = await send<BidiEvaluation>('script.evaluate', {
        expression: `(async () => JSON.stringify((await ${expression}) ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    performActions: (actions) => send('input.performActions', { context, actions }),
    setWidth: (width) =>
      send('browsingContext.setViewport', { context, viewport: { width, height: 600 } }),
    close: async () => {
      await killProgram(firefox);
      rmSync(profile, { recursive: true, maxRetries: 5 });
    },
  });
}

type BidiEvaluation = { result: { value: string }; exceptionDetails?: { text: string } };

/** WebKitGTK's MiniBrowser over WebDriver. Its window is never narrower than about 450 px. */
export async function startWebKit(): Promise<Engine> {
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const display = await waitForOutput(screen, /(\d+)\n/);
  const port = await freePort();
  const webDriver = startProgram('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: path.resolve('e2e/support/webkit-config'),
      // A session bus would start desktop services, which outlive the test.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      // Containers run as root, where the sandbox cannot start, and have no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });

  const url = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${url}/status`)).toPass({ timeout: answerTimeoutMs });
  const send = await startWebDriverSession(url);
  const evaluate = (expression: string) =>
    send('execute/sync', { script: `return ${expression}`, args: [] });
  return createEngine({
    open: async (to) => {
      await send('url', { url: to });
      // With a hash the driver sometimes returns while the previous page is still there.
      await expect.poll(() => evaluate('location.href'), { timeout: answerTimeoutMs }).toBe(to);
      // WebDriver cannot run a script before the page's own.
      await evaluate(`(${watchFaults})()`);
    },
    evaluate,
    performActions: (actions) => send('actions', { actions }),
    setWidth: (width) => send('window/rect', { width, height: 600 }),
    close: async () => {
      await killProgram(webDriver);
      await killProgram(screen); // MiniBrowser ends with its screen, not with its driver.
    },
  });
}

/** What differs between the engines. */
type Driver = Pick<Engine, 'open' | 'setWidth' | 'close'> & {
  /** Returns the value of a JavaScript expression, or the one that it promises. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse or types (https://www.w3.org/TR/webdriver2/#actions; the same in BiDi). */
  performActions(actions: object[]): Promise<unknown>;
};

function createEngine(driver: Driver): Engine {
  const evaluate: Engine['evaluate'] = (inPage, ...args) =>
    driver.evaluate(`(${inPage})(...${JSON.stringify(args)})`) as Promise<never>;

  async function click(selector: string) {
    const actions = [
      { type: 'pointerMove', ...(await evaluate(clickablePoint, selector)) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await driver.performActions([{ type: 'pointer', id: 'mouse', actions }]);
  }

  /** Keys without a character have a code: https://www.w3.org/TR/webdriver2/#keyboard-actions */
  async function pressKey(value: string) {
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await driver.performActions([{ type: 'key', id: 'keyboard', actions }]);
  }

  return {
    ...driver,
    evaluate,
    run: driver.evaluate,
    click,
    pressEscape: () => pressKey('\uE00C'),
  };
}

/** A port that no program uses. The driver cannot choose one and tell which. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
