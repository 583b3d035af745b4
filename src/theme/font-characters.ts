const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/**
 * The characters that our fonts keep. A text with another one shows it in the fallback font; a test
 * names it then, and it belongs here.
 */
export const fontCharacters = `${printableAscii}\u00a0–—‘’“”…•·©®™§°×éèêëáàâäçïîíñóôöüúÉÜÖÄ`;
