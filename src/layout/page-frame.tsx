import { Outlet, useMatches } from 'react-router-dom';

import { PageHead } from '../seo/head';
import { matchedMetadata } from '../seo/metadata';

/**
 * The page inside the layout. If it throws, the error screen replaces it.
 *
 * The key makes React replace the whole element on each page, so no state carries over, and screen readers read
 * the new heading. Without the id, Firefox would hide the element from screen readers
 * (docs/decisions/0011-screen-readers.md).
 */
export function PageFrame() {
  const metadata = matchedMetadata(useMatches());
  return (
    <div key={metadata.path} id="page">
      {/* generator/documents/document.tsx has put the same tags into the prerendered head. React keeps those. */}
      {typeof document !== 'undefined' && <PageHead metadata={metadata} />}
      <Outlet />
    </div>
  );
}
