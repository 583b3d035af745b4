import { Outlet, useMatches } from 'react-router-dom';

import { PageHead } from '../seo/head';
import { matchedMetadata } from '../seo/metadata';

/**
 * What the layout surrounds. If it throws, the error screen replaces it, with a title of its own.
 *
 * Each page is a new element, so its state ends with it. It leaves the document as one element: of several
 * that are removed at once, Orca notices only the last, misses that the focused link is gone, and does not
 * speak the new page's heading. Without the id, Firefox would leave the element out for screen readers.
 */
export function PageFrame() {
  const metadata = matchedMetadata(useMatches());
  return (
    <div key={metadata.path} id="page">
      {/* generator/documents/document.tsx renders the same tags into the head, where React finds and keeps them. */}
      {typeof document !== 'undefined' && <PageHead metadata={metadata} />}
      <Outlet />
    </div>
  );
}
