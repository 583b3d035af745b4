import { readContent } from '../../build/content/content';

/** The content of a made-up company. Tests do not depend on the owner's content. */
export const contentDirectory = 'e2e/content';

/** The date in all tests. */
export const today = '2027-03-15';

/** `now` is noon at the office on that date, in ms since the epoch. */
export const { content, now } = readContent(contentDirectory, today);
