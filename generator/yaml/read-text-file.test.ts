import { writeFileSync } from 'node:fs';

import { edit, job, mistakes, pathOf, read } from '../testing/content-editor';

test.each<[what: string, bytes: Buffer, message: string]>([
  ['in Windows-1252', Buffer.from('title: Pe\xf1a', 'latin1'), ':1:10\n  | title: Peña\n'],
  ['in Windows-1252', Buffer.from('title: Pe\xf1a', 'latin1'), 'Encoding: UTF-8'],
  ['in UTF-16', Buffer.from('\ufefftitle: Analyst', 'utf16le'), 'saved as UTF-16'],
  [
    'in UTF-16 the other way round',
    Buffer.from('\ufefftitle', 'utf16le').swap16(),
    'saved as UTF-16',
  ],
  ['in UTF-16 without a mark', Buffer.from('title: Analyst', 'utf16le'), 'saved as UTF-16'],
  ['of Word', Buffer.from('PK\u0003\u0004'), 'This is a document of Word'],
  ['of TextEdit', Buffer.from('{\\rtf1\\ansi'), 'This is a document of Word'],
  ['from a web page', Buffer.from('<!DOCTYPE html>'), 'This is a document of Word'],
  ['of a program', Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1'), 'This is a binary file'],
  ['that is empty', Buffer.from(''), 'This file is empty'],
  ['of notes', Buffer.from('# nothing'), 'This file is empty'],
  ['of plain text', Buffer.from('Hi Bob,\n\nplease post this.'), 'The file consists of fields'],
])('a file %s is refused', (_what, bytes, message) => {
  writeFileSync(pathOf(job), bytes);

  const text = mistakes();
  expect(text).toContain('has one mistake');
  expect(text).toContain(job);
  expect(text).toContain(message);
});

test.each([
  ['Windows', '\r\n'],
  ['old Macs', '\r'],
])('a file with the line ends of %s is read', (_system, lineEnd) => {
  edit(job, /\n/g, lineEnd);

  expect(read().content.jobs[0]?.title).toBe('Data Analyst, Level 2');
});

test('a byte order mark at the start, as of Notepad, is not part of the text', () => {
  edit(job, /^#.*\n+/, '\ufeff');

  expect(read().content.jobs[0]?.title).toBe('Data Analyst, Level 2');
});
