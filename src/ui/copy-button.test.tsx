import ThemeProvider from '@mui/system/ThemeProvider';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { theme } from '../theme/theme';
import { CopyButton } from './copy-button';

jest.useFakeTimers();

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('"Copied" shows for 4 s after the last click', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <ThemeProvider theme={theme}>
      <CopyButton text="info@example.com" label="email" />
    </ThemeProvider>,
  );
  const button = screen.getByRole('button', { name: 'Copy email' });

  for (let click = 1; click <= 2; click += 1) {
    await user.click(button);
    await pass(0); // until it is copied
    await pass(3);
  }
  expect(screen.getByText('Copied email')).toBeVisible();
  await pass(1);
  expect(screen.queryByText('Copied email')).not.toBeInTheDocument();
});

test('a text that the browser refuses to copy stays, to be copied by hand', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  render(
    <ThemeProvider theme={theme}>
      <CopyButton text="info@example.com" label="email" />
    </ThemeProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  await pass(60);
  expect(screen.getByText('info@example.com')).toBeVisible();
});
