/**
 * `npm run check:release`: lists the company facts that are still placeholders. The exit status is
 * 2 if there are any, and 1 if the content has mistakes.
 */
import { readContent } from '../src/content/read-content.server';
import { siteOptions } from './environment';
import { withoutMistakes } from './read-site';
import { unfilledFacts } from './unfilled-facts';
import { failWith } from './user-error';

try {
  const { directory, buildDate } = siteOptions();
  const { company } = withoutMistakes(readContent(directory, { buildDate })).content;
  const toOwnSite = company.socialLinks.filter(({ url }) => url === company.siteUrl);
  for (const { network } of toOwnSite) console.warn(`Reminder: ${network} opens your own site.`);
  const unfilled = unfilledFacts(company);
  for (const fact of unfilled) console.error(`Placeholder in company.yaml: ${fact}`);
  if (unfilled.length > 0) process.exitCode = 2;
  else console.log('All company facts are filled in.');
} catch (error) {
  failWith(error);
}
