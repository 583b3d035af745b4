import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { chromiumPath } from '../generator/environment';

/**
 * Containers and CI run as root, where Chromium's sandbox cannot start. Without hinting, glyphs are
 * positioned as on phones and macOS, not snapped to whole pixels.
 */
export const browserArguments = ['--no-sandbox', '--font-render-hinting=none'];

/** In order of preference. Debian's headless shell is 40% faster. */
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** `CHROMIUM_PATH`, else Playwright's own, else one on the `PATH`; `null` if there is none. */
export function findChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [
    chromiumPath(),
    chromium.executablePath(),
    ...systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  ];
  return candidates.find((file) => file && existsSync(file)) ?? null;
}
