const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/** The characters that our fonts keep; others show in the fallback font, and a test names them. */
export const fontCharacters = `${printableAscii}\u00a0–—‘’“”…•·©®™§°×éèêëáàâäçïîíñóôöüúÉÜÖÄ`;
