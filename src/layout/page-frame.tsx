import { Outlet, useMatches } from 'react-router-dom';

import { PageHead } from '../seo/head';
import { matchedMetadata } from '../seo/metadata';

/**
 * The page inside the layout. If it throws, the error screen replaces it.
 *
 * The key gives each page an element of its own, so no state carries over. Orca reads the new page's heading
 * only if the old page is removed as a single element. Without an id, Firefox would hide that element from
 * screen readers.
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
