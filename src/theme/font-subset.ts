/** The weights in our font subsets. */
export const fontWeights = {
  display: { min: 500, max: 700 },
  text: { min: 400, max: 600 },
};

const printableAscii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));

/** The characters in our font subsets. A test fails if the pages contain others. */
export const fontCharacters = `${printableAscii}\u00a0–—‘’“”…•·©®™§°×éèêëáàâäçïîíñóôöüúÉÜÖÄ`;
