import { readContent } from '../../build/content';

/** Tests use a made-up company's content, so they do not depend on what the owner writes. */
export const contentDirectory = 'e2e/content';

/** The date in all tests, ISO 8601. */
export const today = '2027-03-15';

/** Noon of that day at the office. */
export const now = `${today}T12:00:00-06:00`;

export const { content } = readContent(contentDirectory, today);
