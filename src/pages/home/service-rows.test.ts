import { content } from '../../../fixtures/fixture-content';
import { withSizes } from './service-rows';

/**
 * The first letters of the sizes of `count` services, of which those at `withSample` have a sample.
 * `m` is a mirrored one.
 */
function sizes(count: number, ...withSample: number[]): string {
  const cards = Array.from({ length: count }, (_, index) => ({
    ...content.services.cards[0],
    sample: withSample.includes(index) ? { title: 'A page', lines: [] } : undefined,
  }));
  return withSizes(cards as typeof content.services.cards)
    .map(({ size, mirrored }) => (mirrored ? 'm' : size[0]))
    .join('');
}

test.each([
  [1, [], 'w'],
  [2, [], 'll'],
  [3, [], 'sss'],
  [4, [], 'llll'],
  [5, [], 'llsss'],
  [7, [], 'llllsss'],
  [6, [2], 'llwsss'],
  [6, [0], 'wllsss'],
  [6, [5], 'llsssw'],
  [6, [2, 5], 'llwllm'],
  [6, [0, 1], 'wmllll'],
  [4, [1, 3], 'wmwm'],
])('%d services, samples with %p: %s', (count, withSample, expected) => {
  expect(sizes(count, ...withSample)).toBe(expected);
});

test('1 to 12 services fill their rows, and one with a sample has its own', () => {
  for (let count = 1; count <= 12; count++) {
    expect(sizes(count)).toMatch(/^(w|m|ll|sss)+$/);
    for (let index = 0; index < count; index++) {
      const withSample = sizes(count, index);
      expect(withSample).toMatch(/^(w|m|ll|sss)+$/);
      expect(withSample[index]).toMatch(/w|m/);
    }
  }
});
