/** `npm run check:content`: looks for mistakes in the content, without building the site. */
import { printNotes } from './notes';
import { readSite, siteOptions } from './read-site';
import { failWith } from './user-error';

async function main() {
  await printNotes(readSite(siteOptions()));
}

main().catch(failWith);
