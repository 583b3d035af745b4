import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync } from 'node:fs';

import { similarFile } from './similar-file';

type TextFile = {
  text: string;
  /** Why the file cannot be read as UTF-8 text. */
  problem?: string;
  /** The place of the problem, if it is in the text. */
  offset?: number;
};

const saveAsUtf8 =
  'Save it as UTF-8. Notepad: File > Save as > Encoding: UTF-8. VS Code: click the encoding at the bottom right > Save with Encoding > UTF-8. TextEdit: Format > Make Plain Text, then File > Save > Unicode (UTF-8)';

const saveAsPlainText =
  'Copy its text into a plain text file, and save that in UTF-8. Any text editor can: Notepad, VS Code, TextEdit (Format > Make Plain Text)';

/** The first bytes of other formats. */
const otherFormats: [start: RegExp, name: string][] = [
  [/^PK\W{2}/, 'a Word, OpenDocument or Pages document, or a ZIP file,'],
  [/^\xd0\xcf/, 'an old Word document'],
  [/^\{\\rtf/, 'an RTF document'],
  [/^%PDF/, 'a PDF'],
  [/^\s*<(!doctype|html|\?xml)/i, 'a saved web page'],
];

/** Reads a file that should be text in UTF-8. All line ends become `\n`. */
export function readTextFile(file: string): TextFile {
  try {
    return decodeText(readFileSync(file));
  } catch (error) {
    return { text: '', problem: unreadable(file, error as NodeJS.ErrnoException) };
  }
}

function decodeText(bytes: Buffer): TextFile {
  const start = bytes.toString('latin1', 0, 100);
  const format = otherFormats.find(([pattern]) => pattern.test(start))?.[1];
  if (format !== undefined) {
    return { text: '', problem: `This is ${format} with another name. ${saveAsPlainText}.` };
  }
  // Either the file starts with a byte order mark, or one of the first two bytes is zero.
  if (/^(\xff\xfe|\xfe\xff|\0[^\0]|[^\0]\0)/.test(start)) {
    const problem = `This file is saved as UTF-16 ("Unicode" in some editors). ${saveAsUtf8}.`;
    return { text: '', problem };
  }
  if (isUtf8(bytes)) return { text: decode(bytes, 'utf-8') };
  // Other encodings have no text with these bytes.
  if (bytes.some((byte) => byte < 9)) {
    return { text: '', problem: `This is a program's file with another name. ${saveAsPlainText}.` };
  }
  const text = decode(bytes, 'windows-1252');
  const offset = text.search(/[^\0-\x7f]/);
  const problem = `This file is saved in an old encoding ("ANSI"), so "${text[offset]}" and other letters would be lost. ${saveAsUtf8}.`;
  return { text, offset, problem };
}

function decode(bytes: Buffer, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes).replaceAll(/\r\n?/g, '\n');
}

function unreadable(file: string, { code = '' }: NodeJS.ErrnoException): string {
  if (code === 'EISDIR') return 'This is a folder. There should be a file with this name.';
  if (code === 'EACCES' || code === 'EPERM') {
    return 'This file cannot be read: you have no permission to. Change that in its properties.';
  }
  if (code === 'ELOOP') return 'This is a link that leads to itself. Put the file itself here.';
  if (code !== 'ENOENT') return `This file cannot be read (${code}).`;
  if (lstatSync(file, { throwIfNoEntry: false })) {
    return 'This is a link to a file that does not exist. Put the file itself here.';
  }
  const similar = similarFile(file);
  return similar === undefined
    ? 'This file is missing.'
    : `This file is missing. There is "${similar}": if that is it, rename it.`;
}
