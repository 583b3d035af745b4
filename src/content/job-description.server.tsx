import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { jobSectionTexts } from './jobs';
import { withoutMarks } from './bold-words';
import type { Job } from './types';

/** Renders all text of the job as HTML, for Google and feed readers. Google shows no bold text. */
export function jobDescriptionHtml(job: Job): string {
  return renderToStaticMarkup(
    <>
      <p>{job.summary}</p>
      {jobSectionTexts(job).map(({ id, title, isList, texts }) => (
        <Fragment key={id}>
          <p>{title}</p>
          {isList ? <List texts={texts} /> : texts.map((text) => <p key={text}>{text}</p>)}
        </Fragment>
      ))}
      {job.equalOpportunity && <p>{job.equalOpportunity}</p>}
    </>,
  );
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{withoutMarks(text)}</li>
      ))}
    </ul>
  );
}
