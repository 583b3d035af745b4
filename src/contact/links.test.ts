import { telLink } from './links';

test('a phone number can be dialed from anywhere', () => {
  expect(telLink('(630) 555-0100')).toBe('tel:+16305550100');
});
