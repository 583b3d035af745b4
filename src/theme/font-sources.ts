export const fontSources = {
  display: { name: 'Bricolage Grotesque', package: 'bricolage-grotesque', min: 500, max: 700 },
  text: { name: 'Instrument Sans', package: 'instrument-sans', min: 400, max: 600 },
} as const;

const printableAscii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));

/**
 * Characters that the font files always contain: ASCII, and those of labels in components.
 * e2e/fonts.spec.ts finds a missing one.
 */
export const labelCharacters = `${printableAscii}\u00a0–—‘’“”…·©`;
