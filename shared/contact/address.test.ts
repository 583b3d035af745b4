import { addressText, mapUrl, withNonBreakingNumbers } from './address';

const address = {
  street: '7 Main Street #200 & Annex',
  locality: 'Lake Forest',
  region: 'WI',
  regionName: 'Wisconsin',
  postalCode: '60555',
  country: 'USA',
  countryCode: 'US',
};

test('the map shows the whole address, with any characters', () => {
  expect(addressText(address)).toBe('7 Main Street #200 & Annex, Lake Forest, WI 60555, USA');
  expect(new URL(mapUrl(address)).searchParams.get('query')).toBe(addressText(address));
});

test('every number stays on the line of the word before it', () => {
  expect(withNonBreakingNumbers('7 Main Street, Suite 200\nLake Forest, WI 60555')).toBe(
    '7 Main Street, Suite\u00a0200\nLake Forest, WI\u00a060555',
  );
});
