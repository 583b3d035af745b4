/** `npm run check:content`: looks for mistakes in the content, without building the site. */
import { printNotes, readSite, siteOptions, withoutMistakes } from './read-site';
import { failWith } from './user-error';

try {
  printNotes(withoutMistakes(readSite(siteOptions())));
} catch (error) {
  failWith(error);
}
