import { withNonBreakingNumbers } from './address';

test('a number stays on the line of the word before it', () => {
  expect(withNonBreakingNumbers('100 Example Parkway, Building 4')).toBe(
    '100 Example Parkway, Building\u00a04',
  );
  expect(withNonBreakingNumbers('Lake Forest, WI 53100-1234')).toBe(
    'Lake Forest, WI\u00a053100-1234',
  );
});
