import { mailtoLink, telLink } from './links';

test('a phone link has the country code', () => {
  expect(telLink('(630) 555-0100')).toBe('tel:+16305550100');
});

test('an email link can fill in the subject', () => {
  expect(mailtoLink('info@example.com', 'Support & Maintenance')).toBe(
    'mailto:info@example.com?subject=Support%20%26%20Maintenance',
  );
});
