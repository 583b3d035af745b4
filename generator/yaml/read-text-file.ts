import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

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

/**
 * How files of Word, Pages and OpenDocument (ZIP), old Word, TextEdit (RTF), PDF and web pages
 * start.
 */
const otherFormats = /^(PK\W{2}|\xd0\xcf|\{\\rtf|%PDF|\s*<(!doctype|html|\?xml))/i;

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
  if (otherFormats.test(start)) {
    const problem = `This is a document of Word, Pages or another program, not plain text. ${saveAsPlainText}.`;
    return { text: '', problem };
  }
  // Either the file starts with a byte order mark, or one of the first two bytes is zero.
  if (/^(\xff\xfe|\xfe\xff|\0[^\0]|[^\0]\0)/.test(start)) {
    const problem = `This file is saved as UTF-16 ("Unicode" in some editors). ${saveAsUtf8}.`;
    return { text: '', problem };
  }
  if (isUtf8(bytes)) return { text: decode(bytes, 'utf-8') };
  // Other encodings have no text with these bytes.
  if (bytes.some((byte) => byte < 9)) {
    return { text: '', problem: `This is a binary file, not text. ${saveAsPlainText}.` };
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
    return 'You do not have permission to read this file. Change that in its properties.';
  }
  if (code !== 'ENOENT') return `This file cannot be read (${code}).`;
  const similar = similarFile(file);
  return similar === undefined
    ? 'This file is missing.'
    : `This file is missing. There is "${similar}": if that is it, rename it.`;
}
