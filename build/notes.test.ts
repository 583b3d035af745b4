import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentDirectory, today } from '../fixtures/fixture-content';
import { previewNotes } from './notes';
import { readSiteOrThrow } from './read-site';

test('a letter that the preview picture leaves out is noted, with its file and line', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(contentDirectory, directory, { recursive: true });
  const file = path.join(directory, 'jobs/data-analyst-2.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('title: Data', 'title: 🚀 Data → Świat'));
  const site = readSiteOrThrow({ directory, buildDate: today });

  const notes = await previewNotes(site, directory);
  rmSync(directory, { recursive: true });
  expect(notes).toEqual([expect.stringMatching(/data-analyst-2\.yaml:3:\d+ {2}title\n/)]);
  expect(notes.join()).toContain("can't show 🚀 →, and");
});
