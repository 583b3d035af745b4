import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { illustrationColors } from '../src/theme/illustration-colors';
import { inColorsOf, replaceColors } from './svg-colors';
import { svgComponent } from './svg-loader';

test('a color that nobody defined stops the build, with its name and the drawing', () => {
  const drawing = '<svg viewBox="0 0 8 8"><path fill="var(--farhil)" d="M0 0h8v8z"/></svg>';

  expect(() => replaceColors(drawing, 'hills.svg', illustrationColors.light)).toThrow(
    /hills\.svg.*farhil/,
  );
});

test('a drawing in a page cannot have styles of its own: the build names it', () => {
  const drawing = '<svg viewBox="0 0 8 8"><style>path { fill: red }</style></svg>';

  expect(() => svgComponent(drawing, 'hills.svg')).toThrow(/hills\.svg.*<style/);
});

test('a drawing that is a file can have colors of its own, one for each scheme', () => {
  const drawing =
    '<svg viewBox="0 0 8 8" style="--a: light-dark(#111, #222); --b: light-dark(#333, #444)"><path fill="var(--b)"/></svg>';

  expect(inColorsOf('dark', drawing, 'hills.svg')).toBe(
    '<svg viewBox="0 0 8 8"><path fill="#444"/></svg>',
  );
});

test('the parts of drawings that components name by class, or use, are in these drawings', () => {
  const files = readdirSync('src', { encoding: 'utf8', recursive: true });
  const textIn = (folder: string) =>
    files
      .filter((file) => file.endsWith('.svg') && file.startsWith(folder))
      .map((file) => readFileSync(`src/${file}`, 'utf8'))
      .join();
  const missing = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`src/${file}`, 'utf8');
      // The pattern matches `'& .stars'` and `<use href="#board"`.
      const parts = Array.from(
        text.matchAll(/'& \.([\w-]+)|<use href="#([\w-]+)/g),
        ([, name, id]) => (name === undefined ? `id="${id}"` : `class="${name}"`),
      );
      // What pages share can have its drawings in the folder of any page.
      const drawings = textIn(file.startsWith('ui') ? '' : path.dirname(file));
      return parts.filter((part) => !drawings.includes(part)).map((part) => `${file}: ${part}`);
    });

  expect(missing).toEqual([]);
});

test('every picture of a service has a view for phones', () => {
  const folder = 'src/pages/home/services';
  const pictures = readdirSync(folder).filter(
    (file) => /\.svg$/.test(file) && file !== 'horizon.svg',
  );
  expect(pictures).not.toEqual([]);
  for (const file of pictures) {
    expect(readFileSync(`${folder}/${file}`, 'utf8')).toContain('<view id="phone"');
  }
});
