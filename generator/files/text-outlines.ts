import { readFileSync } from 'node:fs';

import subsetFont from 'subset-font';

/** Turns text into SVG paths: they look the same on every machine, whichever fonts are installed. */
export type TextOutliner = {
  /** Breaks a text into lines of at most `width` px. */
  wrap(text: string, size: number, width: number): string[];
  /** A line of text as a path. `x` and `y`, in px, are where its baseline starts. */
  outline(line: string, size: number, x: number, y: number): string;
};

/**
 * @param file a variable font as WOFF2
 * @param weight CSS font weight
 * @param letterSpacing in em
 * @param characters the characters to load
 */
export async function loadFont(
  file: string,
  weight: number,
  letterSpacing: number,
  characters: string,
): Promise<TextOutliner> {
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs');
  const instance = await subsetFont(readFileSync(file), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const face = new Face(new Blob(new Uint8Array(instance)));
  const font = new Font(face);

  /** The ids of a text's glyphs, with the place of each in font units; and the width of them all. */
  function layOut(text: string) {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let width = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const x = width;
      width += (positions[index]?.xAdvance ?? 0) + letterSpacing * face.upem;
      return { id: codepoint, x };
    });
    return { glyphs, width };
  }

  return {
    wrap(text, size, width) {
      const lines: string[] = [];
      for (const word of text.split(' ')) {
        const line = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
        const fits = layOut(line).width * (size / face.upem) <= width;
        if (fits && lines.length > 0) lines[lines.length - 1] = line;
        else lines.push(word);
      }
      return lines;
    },
    outline(line, size, x, y) {
      const scale = size / face.upem;
      const paths = layOut(line).glyphs.map(
        (glyph) => `<path transform="translate(${glyph.x})" d="${font.glyphToPath(glyph.id)}"/>`,
      );
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}
