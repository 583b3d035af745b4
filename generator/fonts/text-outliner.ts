import { readFileSync } from 'node:fs';

import type { Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';

import type { FontSubset } from './site-fonts';

type LoadedFile = { font: Font; unitsPerEm: number; characters: ReadonlySet<string> };

type FontStyle = {
  /** CSS font weight. */
  weight: number;
  /** In em. */
  letterSpacing: number;
};

/** Turns text into SVG paths, which look the same whichever fonts a machine has. */
export class TextOutliner {
  /** Outlines already drawn, by file and glyph. */
  private readonly glyphPaths = new Map<Font, Map<number, string>>();

  /** Leaves out characters that none of the files has. */
  static async load(files: readonly FontSubset[], style: FontStyle): Promise<TextOutliner> {
    const harfbuzz = await import('harfbuzzjs');
    const loaded = await Promise.all(
      files.map(async ({ source, characters }) => {
        const instance = await subsetFont(readFileSync(require.resolve(source)), characters, {
          targetFormat: 'sfnt',
          variationAxes: { wght: style.weight },
        });
        const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(instance)));
        const font = new harfbuzz.Font(face);
        return { font, unitsPerEm: face.upem, characters: new Set(characters) };
      }),
    );
    return new TextOutliner(harfbuzz, loaded, style.letterSpacing);
  }

  private constructor(
    private readonly harfbuzz: typeof import('harfbuzzjs'),
    private readonly files: readonly LoadedFile[],
    private readonly letterSpacing: number,
  ) {}

  /** Breaks a text into lines of at most `width` px. */
  wrap(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const line = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      const fits = this.layOut(line).width * size <= width;
      if (fits && lines.length > 0) lines[lines.length - 1] = line;
      else lines.push(word);
    }
    return lines;
  }

  /** Outlines one line, with the start of its baseline at (`x`, `y`), in px. */
  outline(line: string, size: number, x: number, y: number): string {
    const { paths } = this.layOut(line);
    return `<g transform="translate(${x} ${y}) scale(${size} ${-size})">${paths.join('')}</g>`;
  }

  /** Outlines and width at a font size of 1 px; callers scale them. */
  private layOut(text: string): { paths: string[]; width: number } {
    let width = 0;
    const paths = this.splitByFile(text).flatMap(({ file, characters }) => {
      const buffer = new this.harfbuzz.Buffer();
      buffer.addText(characters);
      buffer.guessSegmentProperties();
      this.harfbuzz.shape(file.font, buffer);
      const positions = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
        const place = `translate(${width}) scale(${1 / file.unitsPerEm})`;
        width += (positions[index]?.xAdvance ?? 0) / file.unitsPerEm + this.letterSpacing;
        return `<path transform="${place}" d="${this.glyphPath(file.font, glyph)}"/>`;
      });
    });
    return { paths, width };
  }

  /** Splits a text into runs, each covered by one font file. */
  private splitByFile(text: string): { file: LoadedFile; characters: string }[] {
    const parts: { file: LoadedFile; characters: string }[] = [];
    for (const character of text) {
      const file = this.files.find(({ characters }) => characters.has(character));
      const last = parts.at(-1);
      if (file && file === last?.file) last.characters += character;
      else if (file) parts.push({ file, characters: character });
    }
    return parts;
  }

  private glyphPath(font: Font, glyph: number): string {
    const paths = this.glyphPaths.get(font) ?? new Map<number, string>();
    this.glyphPaths.set(font, paths);
    const path = paths.get(glyph) ?? font.glyphToPath(glyph);
    paths.set(glyph, path);
    return path;
  }
}
