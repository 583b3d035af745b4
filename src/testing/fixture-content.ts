import { readContent } from '../../build/content/content';

/** The content of a made-up company. Tests do not depend on the owner's content. */
export const contentDirectory = 'e2e/content';

/** The date in all tests. */
export const today = '2027-03-15';

/** Noon at the office. */
export const now = `${today}T12:00:00-06:00`;

export const { content } = readContent(contentDirectory, today);
