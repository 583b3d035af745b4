import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { FileCache } from './file-cache';

let directory: string;
beforeEach(() => (directory = mkdtempSync(path.join(tmpdir(), 'cache-'))));
afterEach(() => rmSync(directory, { recursive: true }));

test('computes a result once, until an input changes', async () => {
  const compute = jest.fn((text: string) => Promise.resolve(Buffer.from(text.toUpperCase())));
  const build = async (text: string) => {
    const cache = new FileCache(directory);
    const result = await cache.get(['upper case', text], () => compute(text));
    cache.deleteUnused();
    return result.toString();
  };

  expect([await build('a'), await build('a'), await build('b')]).toEqual(['A', 'A', 'B']);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(readdirSync(directory)).toHaveLength(1);
});

test('a build that is stopped while it writes leaves no truncated result', async () => {
  const { writeFileSync } = fs;
  const write = jest.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
    writeFileSync(file, 'who');
    throw new Error('The build was stopped.');
  });
  const result = () =>
    new FileCache(directory).get(['a'], () => Promise.resolve(Buffer.from('whole')));
  await expect(result()).rejects.toThrow('stopped');
  write.mockRestore();

  expect(String(await result())).toBe('whole');
});
