/** `npm run check:content`: looks for mistakes in the content, without building the site. */
import { printNotes, readSiteOrThrow, siteOptions } from './read-site';
import { failWith } from './user-error';

try {
  printNotes(readSiteOrThrow(siteOptions()));
} catch (error) {
  failWith(error);
}
