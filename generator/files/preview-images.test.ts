import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import type { Job } from '../../shared/content/types';

/** Draws in a process of its own, because Jest cannot load harfbuzzjs. */
const program = `
  const { writeFileSync } = require('node:fs');
  const path = require('node:path');
  const { content } = require('./fixtures/fixture-content');
  const { FileCache } = require('./generator/files/file-cache');
  const { drawPreviewImages } = require('./generator/files/preview-images');
  const { chooseFonts } = require('./generator/fonts/site-fonts');
  const [folder, changes] = process.argv.slice(1);
  const jobs = JSON.parse(changes).map((change, index) => (
    { ...content.jobs[0], ...change, slug: String(index) }
  ));
  const characters = [...changes].map((character) => [character, 'a job']);
  chooseFonts(characters).then(({ fonts }) => drawPreviewImages(
    { ...content, jobs },
    fonts,
    new FileCache(path.join(folder, 'cache')),
    (file, png) => writeFileSync(path.join(folder, path.basename(file)), png),
  ));`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'previews-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function drawJobs(changes: Partial<Job>[]): Buffer[] {
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--eval', program, folder, JSON.stringify(changes)],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return changes.map((_change, index) => readFileSync(path.join(folder, `${index}.png`)));
}

test('the picture of a shared job shows all of a long title in any Latin letters, and the salary', async () => {
  const title = 'Principal Nguyễn & Łukasz Maintenance Engineer, Water Meters'; // 60 characters
  const pictures = drawJobs([
    { title },
    { title: title.replace('ễ', 'e') },
    { title: title.replace('Ł', 'L') },
    { title: title.slice(0, -1) },
    { title, salary: { from: 90_500, to: 90_501, per: 'year' } },
  ]);

  // Whatever changes can be seen, so nothing is cut off.
  expect(new Set(pictures.map(String)).size).toBe(pictures.length);
  for (const picture of pictures) {
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    // WhatsApp's limit, in bytes
    expect(picture.length).toBeLessThan(300_000);
  }
});
