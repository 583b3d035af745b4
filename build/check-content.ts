/** `npm run check:content`: looks for mistakes in the content, without building the site. */
import { printNotes } from './notes';
import { readSiteOrThrow, siteOptions } from './read-site';
import { failWith } from './user-error';

async function main() {
  const options = siteOptions();
  await printNotes(readSiteOrThrow(options), options.directory);
}

main().catch(failWith);
