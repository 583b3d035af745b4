import { content } from '../fixtures/fixture-content';
import { previewFile } from '../src/document/metadata';
import { drawPreviewImages } from './preview-images';

test('the picture of a shared job shows all of a long title in any Latin letters, and the salary', async () => {
  const title = 'Principal Nguyễn & Łukasz Maintenance Engineer, Water Meters'; // 60 characters
  const changes = [
    { title },
    { title: title.replace('ễ', 'e') },
    { title: title.replace('Ł', 'L') },
    { title: title.slice(0, -1) },
    { title, salaryText: '$90,500 to $90,501 per year' },
  ];
  const [job] = content.jobs;
  const jobs = changes.map((change, index) => ({ ...job, ...change, slug: `job-${index}` }));
  const images = await drawPreviewImages({ ...content, jobs } as typeof content);
  const pictures = jobs.map(({ slug }) => images.get(previewFile(slug)) as Buffer);

  // All pictures differ, so each change can be seen, and nothing is cut off.
  expect(new Set(pictures.map(String)).size).toBe(pictures.length);
});

test('the picture leaves out a letter that no font has, instead of showing a box', async () => {
  const titles = ['Data Analyst', '🚀 Data → Analyst'];
  const [job] = content.jobs;
  const jobs = titles.map((title, index) => ({ ...job, title, slug: `job-${index}` }));
  const images = await drawPreviewImages({ ...content, jobs } as typeof content);

  const [plain, withSymbols] = jobs.map(({ slug }) => images.get(previewFile(slug)));
  expect(withSymbols).toEqual(plain);
});
