/**
 * `npm run check:release`: lists the company facts that are still made up, and the listed jobs without
 * benefits. The exit status is 2 if facts are made up, and 1 if the content has mistakes.
 */
import { annotate } from './annotate';
import { readSite, siteOptions } from './read-site';
import { unfilledFacts } from './unfilled-facts';
import { failWith } from './user-error';

try {
  const { content } = readSite(siteOptions());
  for (const { slug } of content.jobs.filter(({ benefits }) => benefits.length === 0)) {
    const note = `jobs/${slug}.yaml has no benefits, which Illinois requires of employers of 15 or more people.`;
    console.error(note);
    annotate('warning', note);
  }
  const unfilled = unfilledFacts(content.company);
  for (const fact of unfilled) console.error(`Still made up in company.yaml: ${fact}`);
  if (unfilled.length > 0) process.exitCode = 2;
  else console.log('All company facts are filled in.');
} catch (error) {
  failWith(error);
}
