const printableAscii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));

/** The characters in our font subsets. A test fails if the pages contain others. */
export const fontCharacters = `${printableAscii}\u00a0–—‘’“”…•·©®™§°×éèêëáàâäçïîíñóôöüúÉÜÖÄ`;
