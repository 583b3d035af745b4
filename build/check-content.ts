/** `npm run check:content`: looks for mistakes in the content, without building the site. */
import { siteOptions } from './environment';
import { printNotes, readSite, withoutMistakes } from './read-site';
import { failWith } from './user-error';

try {
  printNotes(withoutMistakes(readSite(siteOptions())));
} catch (error) {
  failWith(error);
}
