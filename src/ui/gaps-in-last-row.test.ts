import { gapsInLastRow } from './gaps-in-last-row';

test.each([
  [6, 3, 0],
  [7, 3, 2],
  [8, 3, 1],
  [9, 4, 3],
])('%i cards in rows of %i leave %i places empty', (count, columns, gaps) => {
  expect(gapsInLastRow(count, columns)).toBe(gaps);
});
