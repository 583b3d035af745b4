const printableAscii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));

/** The characters in our font subsets. Others show in the fallback font, and a test reports them. */
export const fontCharacters = `${printableAscii}\u00a0–—‘’“”…•·©®™§°×éèêëáàâäçïîíñóôöüúÉÜÖÄ`;
