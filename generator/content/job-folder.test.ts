import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';

import { edit, job, mistakes, pathOf } from '../testing/content-editor';

function replaceByFolder(file: string) {
  rmSync(file);
  mkdirSync(file);
}

test.each<[what: string, change: (at: (file: string) => string) => void, message: string]>([
  ['a job .yml', (at) => renameSync(at(job), at('jobs/x.yml')), 'jobs/x.yml\n'],
  ['a job .yaml.txt', (at) => renameSync(at(job), at(`${job}.txt`)), 'Example: data-engineer.yaml'],
  ['a copied job', (at) => cpSync(at(job), at('jobs/Büro (1).yaml')), 'jobs/Büro (1).yaml\n'],
  [
    'a job in the wrong folder',
    (at) => renameSync(at(job), at('data-analyst-2.yaml')),
    'Move data-analyst-2.yaml into the folder jobs',
  ],
  [
    'a job without an ending',
    (at) => renameSync(at(job), at('jobs/data-analyst-2')),
    'There is "data-analyst-2": if that is it, rename it',
  ],
  ['a folder Jobs', (at) => renameSync(at('jobs'), at('Jobs')), 'Its name should be jobs'],
  ['a folder for a job', (at) => replaceByFolder(at(job)), 'This is a folder'],
  ['a folder for a file', (at) => replaceByFolder(at('home.yaml')), 'This is a folder'],
  [
    'a misspelled file',
    (at) => renameSync(at('careers.yaml'), at('Career.yml')),
    'There is "Career.yml": if that is it, rename it',
  ],
])('%s is reported by name', (_what, change, message) => {
  change(pathOf);

  const text = mistakes();
  expect(text).toContain('has one mistake');
  expect(text).toContain(message);
});

test.each<[what: string, change: () => void]>([
  ['a file of another job', () => edit('careers.yaml', '  - closed', '  - data-analyst')],
  [
    'a file that has only two letters in common',
    () => edit('careers.yaml', '  - closed', '  - clr'),
  ],
  ['a backup', () => renameSync(pathOf('jobs/closed.yaml'), pathOf('jobs/closed.yaml~'))],
])('for a missing job, %s is not suggested', (_what, change) => {
  change();

  const text = mistakes();
  expect(text).toMatch(/There is no file jobs\/[a-z-]+\.yaml$/);
  expect(text).not.toContain('There is "');
});
