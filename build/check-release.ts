/**
 * `npm run check:release`: lists the company facts that are still made up. The exit status is
 * 2 if there are any, and 1 if the content has mistakes.
 */
import { readSite, siteOptions } from './read-site';
import { unfilledFacts } from './unfilled-facts';
import { failWith } from './user-error';

try {
  const { content } = readSite(siteOptions());
  const unfilled = unfilledFacts(content.company);
  for (const fact of unfilled) console.error(`Still made up in company.yaml: ${fact}`);
  if (unfilled.length > 0) process.exitCode = 2;
  else console.log('All company facts are filled in.');
} catch (error) {
  failWith(error);
}
