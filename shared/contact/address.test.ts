import { addressLines, addressText, mapUrl, withNonBreakingNumbers } from './address';

const address = {
  street: '7 Main Street',
  locality: 'Lake Forest',
  region: 'WI',
  regionName: 'Wisconsin',
  postalCode: '60555',
  country: 'USA',
  countryCode: 'US',
};

test('the country is on the line of the city', () => {
  expect(addressLines(address)).toEqual(['7 Main Street', 'Lake Forest, WI 60555, USA']);
  expect(addressText(address)).toBe('7 Main Street, Lake Forest, WI 60555, USA');
});

test('every number stays on the line of the word before it', () => {
  expect(withNonBreakingNumbers('7 Main Street, Suite 200\nLake Forest, WI 60555')).toBe(
    '7 Main Street, Suite\u00a0200\nLake Forest, WI\u00a060555',
  );
  expect(withNonBreakingNumbers('Rue du Café 9')).toBe('Rue du Café\u00a09');
});

test('the map shows the whole address, with any characters', () => {
  const url = new URL(mapUrl({ ...address, street: '7 Main Street #200 & Annex' }));
  expect(url.searchParams.get('query')).toBe(
    '7 Main Street #200 & Annex, Lake Forest, WI 60555, USA',
  );
});
