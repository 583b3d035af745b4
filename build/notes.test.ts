import { contentFolder, today } from '../fixtures/fixture-content';
import { previewNotes } from './notes';
import { readSite } from './read-site';

test('a letter that the preview picture leaves out is noted, with its file and field', async () => {
  const site = readSite({ contentFolder, buildDate: today });
  const jobs = site.content.jobs.map((job) => ({ ...job, title: '🚀 Data → Świat' }));
  const [note] = await previewNotes({ ...site, content: { ...site.content, jobs } });

  expect(note).toContain(
    "jobs/data-analyst-2.yaml, title: the picture of shared links can't show 🚀 →",
  );
});
