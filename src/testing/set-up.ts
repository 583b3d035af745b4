import { now } from '../../fixtures/date';
import { freezeDate } from './freeze-date';

freezeDate(now);

/** An error or a warning on the console fails the test. Tests that expect one clear the mock. */
export const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
export const consoleWarning = jest.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => [consoleError, consoleWarning].forEach((mock) => mock.mockClear()));
afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
  expect(consoleWarning).not.toHaveBeenCalled();
});
