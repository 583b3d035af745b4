import company from '@content/company.json';

import type { EpochMs } from '../../shared/epoch-ms';

type RootElementProps = {
  /** The page's canonical path; `*` for the 404 page. */
  path: string;
  /** Noon at the office on the day of the build. */
  now: EpochMs;
  /** The prerendered page. */
  html: string;
};

/** The element that the app hydrates, with what it needs to know (src/startup/hydrate.tsx). */
export function RootElement({ path, now, html }: RootElementProps) {
  return (
    // React listens for clicks here, so without the role Firefox calls every text "clickable".
    <div
      id="root"
      role="none"
      data-page={path}
      data-built={now}
      data-vitals-endpoint={company.vitalsEndpoint}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
