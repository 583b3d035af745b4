import { findTextMistake } from './plain-text';

test.each([
  [String.raw`Two lines.\nSecond line.`, String.raw`\n`],
  [String.raw`Two lines.\n Second line.`, String.raw`\n`],
  [String.raw`A line that ends\n`, String.raw`\n`],
  [String.raw`Name\tSalary`, String.raw`\t`],
  [String.raw`The letter \u0041`, String.raw`\u0041`],
  [String.raw`The letter \u00e9`, String.raw`\u00e9`],
  [String.raw`The letter \U00E9`, String.raw`\U00E9`],
  [String.raw`Joe\'s Systems`, String.raw`\'`],
  ['Big%20Data', '%20'],
])('%j contains an escape', (text, escape) => {
  expect(findTextMistake(text)).toEqual({
    found: escape,
    message: `This text contains "${escape}", which visitors would see literally: type the character that it stands for`,
  });
});

test.each(['new', 'temp', 'Users', 'NT', 'Temp', String.raw`temp\new`])(
  'a path on Windows is not an escape: C:\\%s',
  (folder) => {
    expect(findTextMistake(`Files in C:\\${folder} are moved.`)).toBeUndefined();
  },
);
