import { render, screen } from '@testing-library/react';

import { EmailText } from './email-text';

test('whoever copies an address gets nothing but the address', () => {
  render(
    <p>
      <EmailText email="jobs@northern-lakes.example" />
    </p>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('jobs@northern-lakes.example');
});
