import { findCorruption, removeInvisible } from './characters';

/** The characters from 0x80 to 0x9F. The others are as in Unicode. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The text after it was saved in UTF-8 and opened in Windows-1252. */
function misread(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text));
  return bytes.map((byte) => windows1252[byte - 0x80] ?? String.fromCharCode(byte)).join('');
}

const letters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŁłŞşŽž';
const signs = '’‘“”–—…•€°±·×®©«»¿¡\u00a0';

test.each([...letters, ...signs])('%j is found if it was opened in another encoding', (sign) => {
  expect(findCorruption(removeInvisible(`Pe${sign}a`))).toEqual([]);
  expect(findCorruption(removeInvisible(misread(`Pe${sign}a`)))).not.toEqual([]);
});
