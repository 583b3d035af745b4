import { scripts } from '../package.json';

// npm runs them by cmd.exe there.
test.each(Object.entries(scripts))('npm run %s needs no POSIX shell', (_name, script) => {
  expect(script).not.toMatch(/['$`;|]|^\w+=|&& \w+=|\b(rm|cp|mv|mkdir|cat|which|export|sh|bash) /);
});
