import { runStep } from './progress';

const { stderr } = process;
const { isTTY } = stderr;
let output = '';

beforeEach(() => {
  output = '';
  jest.spyOn(stderr, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  stderr.isTTY = isTTY;
});

test('a log has one line for each step, with its time', async () => {
  stderr.isTTY = false;
  expect(await runStep('Compiling', () => 'compiled')).toBe('compiled');
  expect(output).toMatch(/^Compiling +\d+\.\d s\n$/);
});

test('a terminal shows the step while it runs', async () => {
  stderr.isTTY = true;
  await runStep('Compiling', () => expect(output).toBe('Compiling …'));
  expect(output).toMatch(/\r\S+Compiling +\d+\.\d s\n$/);
});

test('a step that fails shows its error, not its time', async () => {
  stderr.isTTY = false;
  const failing = runStep('Compiling', () => Promise.reject(new Error('There is no file.')));
  await expect(failing).rejects.toThrow('There is no file.');
  expect(output).toBe('');
});
