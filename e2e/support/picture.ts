import { getContrastRatio } from '@mui/material/styles';
import type { Page } from '@playwright/test';
import sharp, { type OutputInfo } from 'sharp';

import type { Line } from './layout';

/** Pixels of three bytes each, from the upper left corner, line by line. */
export type Picture = { data: Buffer; info: OutputInfo };

/** Takes a picture of the whole page in Chromium, faster than Playwright, which compresses more. */
export async function fullScreenshot(page: Page): Promise<Picture> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
    optimizeForSpeed: true,
  });
  await session.detach();
  return pictureOf(Buffer.from(data, 'base64'));
}

/** @param screenshot an image in a format such as PNG */
export async function pictureOf(screenshot: Buffer): Promise<Picture> {
  return sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Returns a pixel's color as the number 0xRRGGBB: pictures have millions, and strings are slow. */
export function colorAt({ data, info }: Picture, x: number, y: number): number {
  return data.readUIntBE(3 * (y * info.width + x), 3);
}

const knownContrasts = new Map<number, number>();

/** Returns the contrast of two colors that `colorAt` has returned. */
export function contrastOf(first: number, second: number): number {
  const pair = first * 0x1000000 + second;
  const contrast = knownContrasts.get(pair) ?? getContrastRatio(hex(first), hex(second));
  knownContrasts.set(pair, contrast);
  return contrast;
}

function hex(color: number): string {
  return `#${color.toString(16).padStart(6, '0')}`;
}

/** Returns the highest contrast of a pixel in a box with the box's most frequent color. */
export function textContrast(picture: Picture, box: Line['box']): number {
  const { width, height } = picture.info;
  const counts = new Map<number, number>();
  for (let y = Math.ceil(box.top); y < Math.min(box.bottom, height); y++) {
    for (let x = Math.ceil(box.left); x < Math.min(box.right, width); x++) {
      const color = colorAt(picture, x, y);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const [[ground] = [0]] = [...counts].sort(([, a], [, b]) => b - a);
  return Math.max(...[...counts.keys()].map((color) => contrastOf(color, ground)));
}
