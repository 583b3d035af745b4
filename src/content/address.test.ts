import { withNonBreakingNumbers } from './address';

test('every number stays on the line of the word before it', () => {
  expect(withNonBreakingNumbers('7 Main Street, Suite 200\nLake Forest, WI 60555')).toBe(
    '7 Main Street, Suite\u00a0200\nLake Forest, WI\u00a060555',
  );
});
