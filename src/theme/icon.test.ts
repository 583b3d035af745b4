import { readFileSync } from 'node:fs';

import { colors } from './tokens';

const icon = readFileSync('public/icon.svg', 'utf8');
const logoMark = readFileSync('src/illustrations/logo-mark.svg', 'utf8');

const shape = (svg: string) => svg.match(/ (?:d|cx|cy|r)="[^"]+"/g);

test('the icon has the shape of the logo', () => {
  expect(shape(icon)).toHaveLength(4);
  expect(shape(icon)).toEqual(shape(logoMark));
});

test('the icon has the colors of both schemes', () => {
  const { light, dark } = colors;
  expect(icon.match(/#\w{6}/g)).toEqual([light.prairie, light.wheat, dark.prairie, dark.wheat]);
});
