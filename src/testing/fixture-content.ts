import { readContent } from '../../build/content';

/** The content that the tests read: another company's, so that nothing depends on what the owner writes. */
export const contentDirectory = 'e2e/content';

/** ISO 8601 date on which all tests take place. */
export const today = '2027-03-15';

export const { content } = readContent(contentDirectory, today);
