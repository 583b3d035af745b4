import { addressText, mailtoLink, mapUrl, telLink, withNonBreakingNumbers } from './address';

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

test('a phone link has the country code', () => {
  expect(telLink('(630) 555-0100')).toBe('tel:+16305550100');
});

test('an email link can fill in the subject', () => {
  expect(mailtoLink('info@example.com', 'Support & Maintenance')).toBe(
    'mailto:info@example.com?subject=Support%20%26%20Maintenance',
  );
});
