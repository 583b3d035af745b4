import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { content } from '../../fixtures/fixture-content';
import { formatSalary } from '../../shared/jobs/format';
import { jobPath } from '../../shared/paths';
import { colors } from '../../src/theme/tokens';
import { FileCache } from './file-cache';
import { drawPreviewImages } from './preview-images';

// Jest cannot load harfbuzzjs, and a test could not read its outlines.
const outlined: { text: string; size: number }[] = [];
jest.mock('../fonts/text-outliner', () => ({
  TextOutliner: {
    load: () => ({
      wrap: (text: string) => [text],
      outline: (text: string, size: number) => {
        outlined.push({ text, size });
        return `<path d="M0 0h${text.length}v9H0z"/>`;
      },
    }),
  },
}));

const { company, home, jobs } = content;
const fonts = { display: [], text: [] };

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'previews-'));
  outlined.length = 0;
});
afterEach(() => rmSync(directory, { recursive: true }));

test('the preview images show the company and each job', async () => {
  const files: string[] = [];
  await drawPreviewImages(content, fonts, new FileCache(directory), (file) => files.push(file));

  expect(files.sort()).toEqual(
    ['previews/site.png', ...jobs.map((job) => `previews${jobPath(job)}.png`)].sort(),
  );
  expect(outlined.find(({ text }) => text === home.hero.offer)?.size).toBe(64);
  expect(outlined.map(({ text }) => text)).toEqual([
    ...[company.name, home.hero.offer],
    ...jobs.flatMap((job) => [job.title, job.location, formatSalary(job.salary)]),
  ]);
});

test('a picture is drawn again when the company has another name', async () => {
  const cache = () => new FileCache(path.join(directory, 'cache'));
  const pictures: Buffer[] = [];
  for (const name of ['Prairie', 'Prairie Systems']) {
    const renamed = { ...content, company: { ...company, name }, jobs: [] };
    await drawPreviewImages(renamed, fonts, cache(), (_file, png) => pictures.push(png));
  }
  const [first, second] = pictures;
  expect(second).toBeDefined();
  expect(second?.equals(first ?? Buffer.alloc(0))).toBe(false);
  // The first is not needed any more.
  expect(readdirSync(path.join(directory, 'cache'))).toHaveLength(1);
});

test('the wheel is in the scene', async () => {
  let picture: Buffer = Buffer.alloc(0);
  const site = { ...content, jobs: [] };
  await drawPreviewImages(site, fonts, new FileCache(directory), (_file, png) => (picture = png));

  // The middle of the wheel.
  const pixel = await sharp(picture)
    .extract({ left: 729, top: 421, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(`#${pixel.toString('hex')}`).toBe(colors.light.scene.lamp.toLowerCase());
});

test.each([
  [28, 84],
  [29, 64],
  [44, 64],
  [45, 52],
  [60, 52],
])('a title of %i characters is set at %i px, so it ends above the hills', async (length, size) => {
  const title = 'x'.repeat(length);
  const renamed = { ...content, jobs: jobs.map((job) => ({ ...job, title })) };
  await drawPreviewImages(renamed, fonts, new FileCache(directory), () => {});

  expect(outlined.find(({ text }) => text === title)?.size).toBe(size);
});
