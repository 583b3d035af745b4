import { consoleError } from '../src/testing/set-up';
import { portFrom } from './port';

const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
  throw new Error('exit');
});
afterEach(() => delete process.env['PORT']);

test.each(['0', '65536', '-1', '80.5', '3000x'])('PORT=%s ends the program', (port) => {
  process.env['PORT'] = port;
  expect(() => portFrom('PORT', 3000)).toThrow('exit');
  expect(exit).toHaveBeenLastCalledWith(1);
  expect(consoleError).toHaveBeenCalledWith(
    `PORT is "${port}". It must be a port number. Example: PORT=3000`,
  );
  consoleError.mockClear();
});

test.each([
  ['1', 1],
  ['65535', 65535],
  ['', 3000],
])('PORT="%s" is port %i', (port, number) => {
  process.env['PORT'] = port;
  expect(portFrom('PORT', 3000)).toBe(number);
});
