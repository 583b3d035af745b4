const printableAscii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));

/** The characters that our fonts keep; others show in the fallback font, and a test names them. */
export const fontCharacters = `${printableAscii}\u00a0–—‘’“”…•·©®™§°×éèêëáàâäçïîíñóôöüúÉÜÖÄ`;
