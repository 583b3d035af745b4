import { content } from '../../fixtures/fixture-content';
import { withoutMarks } from '../content/bold-words';
import { jobPath, paths } from '../content/paths';
import { renderRoute } from '../testing/render-route';

const { home, services, cloudTechnologies, careers, footer, notFound, jobs } = content;
const [job, closedJob] = ['with-benefits', 'closed'].map((slug) =>
  jobs.find((candidate) => candidate.slug === slug),
);

/** Fields that are no text of the page: names of drawings, addresses of links. */
const noTexts = ['icon', 'url'];

/** All texts in a part of the content. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return Object.entries(part ?? {}).flatMap(([field, value]) =>
    noTexts.includes(field) ? [] : textsOf(value),
  );
}

const pages: Record<string, unknown[]> = {
  [paths.home]: [
    home.hero,
    home.about,
    home.contact,
    home.references,
    services,
    cloudTechnologies,
    footer.description,
    footer.trademarks,
  ],
  [paths.career]: [
    careers.label,
    careers.title,
    careers.lead,
    careers.locationNote,
    careers.applySteps,
    careers.workingHere,
    jobs.filter((listed) => listed !== closedJob).map(({ title, summary }) => ({ title, summary })),
  ],
  [jobPath(job as (typeof jobs)[number])]: [
    job?.title,
    job?.location,
    job?.salaryText,
    job?.summary,
    job?.duties,
    job?.requirements,
    job?.workLocation,
    job?.benefits,
    job?.equalOpportunity,
    careers.applyByEmail.send,
    careers.applyByEmail.addressLabel,
    careers.applyByEmail.subjectLabel,
  ],
  [jobPath(closedJob as (typeof jobs)[number])]: [closedJob?.title, careers.closedJob],
  '/no-such-page': [notFound.text, notFound.linksLabel, notFound.links],
};

test.each(Object.entries(pages))("%s has the owner's texts", async (path, parts) => {
  await renderRoute(path);
  // Some spaces keep words together.
  const shown = document.body.textContent.replaceAll(/\s/g, ' ');
  const texts = parts.flatMap(textsOf).map(withoutMarks);
  expect(texts).not.toEqual([]);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
});
