import { consoleError } from '../src/testing/set-up';
import { ContentError, failWith } from './content-error';

afterEach(() => {
  process.exitCode = 0;
});

test('a mistake of the owner prints only its message', () => {
  failWith(new ContentError('Fix it.'));
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
