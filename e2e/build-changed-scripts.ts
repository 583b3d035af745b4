/**
 * Compiles the browser's scripts from the fixture content as an owner may change it: with another
 * text, and with a hundred jobs more. `budgets.spec.ts` compares them with those of the fixture site.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';

import webpack from 'webpack';

import { writeContentModules } from '../build/content';
import { workDirectory } from '../build/options';
import type { Job } from '../src/content/schema';
import { content } from '../src/testing/fixture-content';
import configurations from '../webpack.config.js';
import { changedScripts } from './sites';

const { home, jobs } = content;
const [job] = jobs as [Job];
const hero = { ...home.hero, tagline: 'We look after something else.' };

const moreJobs = Array.from({ length: 100 }, (_, index) => ({
  ...job,
  slug: noise(`slug ${index}`).slice(0, 16),
  title: noise(`title ${index}`).slice(0, 40),
  summary: noise(`summary ${index}`),
  duties: [1, 2, 3, 4, 5, 6].map((duty) => noise(`duty ${index} ${duty}`)),
}));

const variants: Record<string, typeof content> = {
  text: { ...content, home: { ...home, hero } },
  jobs: { ...content, jobs: [...jobs, ...moreJobs] },
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

async function main() {
  for (const [name, variant] of Object.entries(variants)) {
    writeContentModules(variant, path.join(workDirectory, 'content'));
    await compileClient(changedScripts(name));
  }
}

function compileClient(directory: string): Promise<void> {
  const [client] = configurations({}, { mode: 'production' });
  const compiler = webpack({
    ...client,
    output: { ...client?.output, path: path.resolve(directory) },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

/** Text that does not compress by half: whatever of a job is in a script shows in its size. */
function noise(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}
