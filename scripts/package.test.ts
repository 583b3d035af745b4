import { scripts } from '../package.json';

// On Windows, npm runs scripts with cmd.exe.
test.each(Object.entries(scripts))('npm run %s works on Windows', (_name, script) => {
  expect(script).not.toMatch(/['$`;|]|^\w+=|&& \w+=|\b(rm|cp|mv|mkdir|cat|which|export|sh|bash) /);
});
