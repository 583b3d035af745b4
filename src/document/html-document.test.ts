import { content, now } from '../../fixtures/fixture-content';
import { jobMetadata } from '../content/jobs';
import { htmlDocument } from './html-document.server';

test('a text in the content cannot end a script element', () => {
  const summary = '</script><script>alert(1)</script><!--';
  const jobs = content.jobs.map((job) => ({ ...job, summary }));
  const [job] = jobs as [(typeof jobs)[number]];
  const path = '/job';
  const page = { head: { path, ...jobMetadata(content.company, job) }, job };
  const html = htmlDocument(
    { path, html: '', styles: [], loaderData: { [path]: page } },
    { buildTime: now, isPreviewBuild: false, scripts: [] },
  );

  const { scripts } = new DOMParser().parseFromString(html, 'text/html');
  const data = Array.from(scripts, ({ text }) => JSON.parse(text));
  expect(data).toEqual([
    expect.objectContaining({ '@context': 'https://schema.org' }),
    { loaderData: { [path]: page } },
  ]);
});
