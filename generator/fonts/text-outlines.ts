import { readFileSync } from 'node:fs';

import subsetFont from 'subset-font';

import type { FontFile } from './site-fonts';

/** Turns text into SVG paths: they look the same on every machine, whichever fonts are installed. */
export type TextOutliner = {
  /** Breaks a text into lines of at most `width` px. */
  wrap(text: string, size: number, width: number): string[];
  /** A line of text as a path. `x` and `y`, in px, are where its baseline starts. */
  outline(line: string, size: number, x: number, y: number): string;
};

/**
 * @param files the font's files. Characters that none of them has are left out.
 * @param weight CSS font weight
 * @param letterSpacing in em
 */
export async function loadFont(
  files: readonly FontFile[],
  weight: number,
  letterSpacing: number,
): Promise<TextOutliner> {
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs');
  const loaded = await Promise.all(
    files.map(async ({ source, characters }) => {
      const instance = await subsetFont(readFileSync(require.resolve(source)), characters, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      });
      const face = new Face(new Blob(new Uint8Array(instance)));
      const font = new Font(face);
      const paths = new Map<number, string>();
      /** Each glyph is drawn once: a hundred jobs have the same letters. */
      const glyphPath = (glyph: number) => {
        const path = paths.get(glyph) ?? font.glyphToPath(glyph);
        paths.set(glyph, path);
        return path;
      };
      return { font, glyphPath, unitsPerEm: face.upem, characters: new Set(characters) };
    }),
  );

  /** Splits a text where the file changes. */
  function runs(text: string) {
    const found: { file: (typeof loaded)[number]; text: string }[] = [];
    for (const character of text) {
      const file = loaded.find(({ characters }) => characters.has(character));
      const last = found.at(-1);
      if (file && file === last?.file) last.text += character;
      else if (file) found.push({ file, text: character });
    }
    return found;
  }

  /** The outlines of a text's glyphs with the place of each, and the width of them all, at 1 px. */
  function layOut(text: string) {
    let width = 0;
    const paths = runs(text).flatMap(
      ({ file: { font, glyphPath, unitsPerEm }, text: characters }) => {
        const buffer = new Buffer();
        buffer.addText(characters);
        buffer.guessSegmentProperties();
        shape(font, buffer);
        const positions = buffer.getGlyphPositions();
        return buffer.getGlyphInfos().map(({ codepoint }, index) => {
          const place = `translate(${width}) scale(${1 / unitsPerEm})`;
          width += (positions[index]?.xAdvance ?? 0) / unitsPerEm + letterSpacing;
          return `<path transform="${place}" d="${glyphPath(codepoint)}"/>`;
        });
      },
    );
    return { paths, width };
  }

  return {
    wrap(text, size, width) {
      const lines: string[] = [];
      for (const word of text.split(' ')) {
        const line = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
        const fits = layOut(line).width * size <= width;
        if (fits && lines.length > 0) lines[lines.length - 1] = line;
        else lines.push(word);
      }
      return lines;
    },
    outline(line, size, x, y) {
      const { paths } = layOut(line);
      return `<g transform="translate(${x} ${y}) scale(${size} ${-size})">${paths.join('')}</g>`;
    },
  };
}
