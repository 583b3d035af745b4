import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentDirectory } from '../../fixtures/fixture-content';

export const edits = {
  phone: '(630) 123-4567',
  vitalsEndpoint: '/vitals',
  /** 50 characters. */
  email: 'information@northwesternprairieconsultants.example',
  /** 40 characters. */
  careers: 'Careers in Consulting and Administration',
  street: '1200 Northwestern Prairie Parkway, Building 4',
  job: { slug: 'edited-data-engineer', title: 'Edited Data Engineer', salary: '$118,250' },
  service: 'Edited Data Migration',
} as const;

/** The budgets limit what 100 more jobs add to the home page. */
const moreJobs = Array.from({ length: 100 }, (_, index) => `opening-${index + 1}`);

/** Makes the edits that CONTRIBUTING.md describes in a copy of the fixture content. */
export function writeEditedContent(directory: string): void {
  const { phone, vitalsEndpoint, email, careers, street, job, service } = edits;
  rmSync(directory, { recursive: true, force: true });
  cpSync(contentDirectory, directory, { recursive: true });
  const change = (file: string, from: RegExp, to: string) => {
    const target = path.join(directory, file);
    writeFileSync(target, readFileSync(target, 'utf8').replace(from, to));
  };

  change('company.yaml', /^phone: .*$/m, `phone: ${phone}\nvitalsEndpoint: ${vitalsEndpoint}`);
  change('company.yaml', /^email: .*$/m, `email: ${email}`);
  change('company.yaml', /^ {2}street: .*$/m, `  street: ${street}`);
  change('careers.yaml', /^eyebrow: .*$/m, `eyebrow: ${careers}`);
  const slugs = [job.slug, ...moreJobs];
  for (const slug of slugs) {
    const file = `jobs/${slug}.yaml`;
    cpSync(path.join(contentDirectory, 'jobs/with-benefits.yaml'), path.join(directory, file));
    change(file, /^title: .*$/m, `title: ${slug === job.slug ? job.title : slug}`);
    change(file, /^salary: .*$/m, `salary: ${job.salary.replace(/\D/g, '')}`);
  }
  change('careers.yaml', /^jobs:$/m, `jobs:\n  - ${slugs.join('\n  - ')}`);
  change(
    'services.yaml',
    /^cards:$/m,
    `cards:\n  - title: ${service}\n    icon: bigData\n    youGet: your data in its new home.\n    text: We move data from the old system to the new one, and check it by counts and samples.`,
  );
}
