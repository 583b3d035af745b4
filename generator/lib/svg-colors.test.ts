import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { documentColors, illustrationColors } from '../../src/theme/illustration-colors';
import { colors } from '../../src/theme/tokens';
import { replaceColors, withColors, withoutComments } from './svg-colors';

const folder = 'src/illustrations';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);

test.each(files)('%s takes all its colors from the theme', (file) => {
  const svg = readFileSync(path.join(folder, file), 'utf8');
  const used = [...svg.matchAll(/\s(?:fill|stroke|stop-color|color)="([^"]+)"/g)].map(
    ([, color = '']) => color,
  );

  // A mask's white is what it shows.
  expect(used.join('\n')).not.toMatch(/^(?!none$|currentColor$|white$|url\(#|var\(--)/m);
  expect(svg).not.toMatch(/[:"]#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i);
});

test('every color that only illustrations have is used', () => {
  const svgs = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const shared = { footer: '', ...colors.light, ...colors.light.scene };
  const own = Object.keys(illustrationColors.light).filter((name) => !(name in shared));
  expect(own).toContain('barnSide');
  expect(own.filter((name) => !svgs.includes(`var(--${name})`))).toEqual([]);
});

const drawing = '<svg viewBox="0 0 8 8"><path fill="var(--farHill)" d="M0 0h8v8z"/></svg>';

test('a drawing shows the theme’s colors in each scheme', () => {
  const twoColors = drawing.replace('/></svg>', ' stroke="var(--nearHill)"/></svg>');
  const colors = {
    light: { ...illustrationColors.light, farHill: '#AABBCC', nearHill: '#DDEEFF' },
    dark: { ...illustrationColors.dark, farHill: '#112233', nearHill: '#445566' },
  };
  expect(withColors(twoColors, 'hills.svg', colors)).toBe(
    twoColors
      .replace('--farHill', '--c0')
      .replace('--nearHill', '--c1')
      .replace(
        '<path',
        '<style>:root{--c0:#AABBCC;--c1:#DDEEFF}@media(prefers-color-scheme:dark){:root{--c0:#112233;--c1:#445566}}</style><path',
      ),
  );
  expect(replaceColors(drawing, 'hills.svg', documentColors)).toContain(
    'fill="var(--site-palette-scene-farHill)"',
  );
});

test('comments do not ship, and what is between two of them does', () => {
  expect(withoutComments('<svg><!-- hills --><path/><!--\nsun\n--><g/></svg>')).toBe(
    '<svg><path/><g/></svg>',
  );
  expect(withColors('<svg ><!-- hills --><g/></svg>', 'hills.svg', illustrationColors)).toContain(
    '</style><g/></svg>',
  );
});

test.each(['farhil', 'far-hill'])(
  'the unknown color "%s" stops the build, with the name most like it',
  (name) => {
    const mistyped = drawing.replace('farHill', name);
    expect(() => withColors(mistyped, 'src/illustrations/hills.svg', illustrationColors)).toThrow(
      `src/illustrations/hills.svg: there is no color "${name}". Did you mean "farHill"?`,
    );
  },
);

test('a color like no other stops the build without a suggestion', () => {
  const mistyped = drawing.replace('farHill', 'xyz');
  expect(() => withColors(mistyped, 'hills.svg', illustrationColors)).toThrow(
    'hills.svg: there is no color "xyz". The colors are in src/theme.',
  );
});

test('a drawing inside a document can use only the colors that documents have', () => {
  const barn = drawing.replace('farHill', 'barnSide');
  expect(() => replaceColors(barn, 'barn.svg', documentColors)).toThrow('no color "barnSide"');
});
