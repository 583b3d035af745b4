import { consoleError } from '../src/testing/set-up';
import { failWith, UserError } from './user-error';

afterEach(() => {
  process.exitCode = 0;
});

test('an error that the user can fix prints only its message', () => {
  failWith(new UserError('Fix it.'));
  expect(consoleError).toHaveBeenCalledWith('Fix it.');
  expect(process.exitCode).toBe(1);
  consoleError.mockClear();
});

test('any other error prints its stack', () => {
  const bug = new TypeError('x is not a function');
  failWith(bug);
  expect(consoleError).toHaveBeenCalledWith(bug);
  expect(process.exitCode).toBe(1);
  consoleError.mockClear();
});
