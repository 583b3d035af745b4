import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { findChromium } from './chromium';

const { CHROMIUM_PATH, PATH } = process.env;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  delete process.env['CHROMIUM_PATH'];
  process.env['PATH'] = [path.join(folder, 'a'), path.join(folder, 'b')].join(path.delimiter);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  if (CHROMIUM_PATH !== undefined) process.env['CHROMIUM_PATH'] = CHROMIUM_PATH;
  process.env['PATH'] = PATH;
});

function write(name: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

test('CHROMIUM_PATH comes first, then Playwright’s Chromium, then the fastest on the PATH', () => {
  const playwrights = path.join(folder, 'playwright/chrome');
  jest.spyOn(chromium, 'executablePath').mockReturnValue(playwrights);
  expect(findChromium()).toBeNull();

  const chrome = write('a/google-chrome');
  expect(findChromium()).toBe(chrome);
  const debians = write('a/chromium');
  expect(findChromium()).toBe(debians);
  const headless = write('b/chromium-headless-shell');
  expect(findChromium()).toBe(headless);
  write('playwright/chrome');
  expect(findChromium()).toBe(playwrights);
  const chosen = write('chosen');
  process.env['CHROMIUM_PATH'] = chosen;
  expect(findChromium()).toBe(chosen);
});
