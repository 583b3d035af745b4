import { content } from '../../../fixtures/fixture-content';
import { withSizes } from './service-rows';

/** The first letters of the sizes of `count` services, of which one may have a sample. */
function sizes(count: number, sampleIndex?: number): string {
  const cards = Array.from({ length: count }, (_, index) => ({
    ...content.services.cards[0],
    sample: index === sampleIndex ? { title: 'A page', lines: [] } : undefined,
  }));
  return withSizes(cards as typeof content.services.cards)
    .map(({ size }) => size[0])
    .join('');
}

test.each([
  [1, undefined, 'w'],
  [2, undefined, 'll'],
  [3, undefined, 'sss'],
  [4, undefined, 'llll'],
  [5, undefined, 'llsss'],
  [7, undefined, 'llllsss'],
  [6, 2, 'llwsss'],
  [6, 0, 'wllsss'],
  [6, 5, 'llsssw'],
])('%d services, the sample with %p: %s', (count, sampleIndex, expected) => {
  expect(sizes(count, sampleIndex)).toBe(expected);
});

test('1 to 12 services fill their rows, and one with a sample has its own', () => {
  for (let count = 1; count <= 12; count++) {
    expect(sizes(count)).toMatch(/^(w|ll|sss)+$/);
    for (let index = 0; index < count; index++) {
      const withSample = sizes(count, index);
      expect(withSample).toMatch(/^(w|ll|sss)+$/);
      expect(withSample[index]).toBe('w');
    }
  }
});
