import { readContent } from '../../build/content';

/** The content that the tests read: another company's, so that nothing depends on what the owner writes. */
export const contentDirectory = 'e2e/content';

/** ISO 8601 date on which all tests take place. */
export const today = '2027-03-15';

/** The moment, at the office. */
export const now = `${today}T12:00:00-06:00`;

export const { content } = readContent(contentDirectory, today);
