import { renderToStaticMarkup } from 'react-dom/server';

import type { Job } from '../../content/types';

/** The full text of the job as HTML, for Google and feed readers. */
export function jobDescriptionHtml(job: Job): string {
  return renderToStaticMarkup(
    <>
      <p>{job.summary}</p>
      <List heading="Duties" items={job.duties} />
      <List heading="Requirements" items={job.requirements} />
      <p>Work Location</p>
      {job.workLocation.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {job.benefits.length > 0 && <List heading="Benefits" items={job.benefits} />}
      {job.equalOpportunity && <p>{job.equalOpportunity}</p>}
    </>,
  );
}

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <>
      <p>{heading}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
