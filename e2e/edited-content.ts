import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentDirectory, today } from '../src/testing/fixture-content';

/** What the owner's edits bring to the pages. */
export const edits = {
  phone: '(630) 123-4567',
  job: { slug: 'edited-data-engineer', title: 'Edited Data Engineer', salary: '$118,250' },
  service: 'Edited Data Migration',
} as const;

/** Does on a copy of the fixture content what CONTRIBUTING.md describes, as a person would: a new file, a changed line. */
export function writeEditedContent(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  cpSync(contentDirectory, directory, { recursive: true });
  const change = (file: string, from: RegExp, to: string) => {
    const target = path.join(directory, file);
    const text = readFileSync(target, 'utf8');
    if (!from.test(text)) throw new Error(`${target} has no line ${from}.`);
    writeFileSync(target, text.replace(from, to));
  };

  change('company.yaml', /^phone: .*$/m, `phone: ${edits.phone}`);

  // Posted and closed on one day.
  change('jobs/data-analyst-2.yaml', /^datePosted: (.*)$/m, 'datePosted: $1\nvalidThrough: $1');

  const { slug, title } = edits.job;
  writeFileSync(path.join(directory, `jobs/${slug}.yaml`), newJob(title));
  change('careers.yaml', /^jobs:.*$/m, `jobs:\n  - ${slug}`);

  change(
    'services.yaml',
    /^cards:.*$/m,
    `cards:\n  - title: ${edits.service}\n    icon: bigData\n    youGet: your data in its new home.\n    text: We move data from the old system to the new one, and check it by counts and samples.`,
  );
  change('home.yaml', /^lastChanged: .*$/m, `lastChanged: ${today}`);
}

const newJob = (title: string) => `title: ${title}
salary: 118250
summary: Build the pipelines that bring data to the people who decide.
employmentType: FULL_TIME
datePosted: ${today}
lastChanged: ${today}
duties:
  - Find out with analysts which data they need.
  - Design and build pipelines that collect, clean and store data.
  - Write the code behind them, with tests.
  - Check the data at every step.
  - Watch the pipelines in production, and mend what stops.
  - Document where each figure comes from.
requirements:
  - "Field of study: any"
  - Experience in building data pipelines for production.
  - Strong SQL, and Python or Java.
  - Working knowledge of one cloud platform.
benefits:
  - Health insurance.
`;
