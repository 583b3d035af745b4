import { useLoaderData } from 'react-router-dom';

import { PageHead } from '../document/page-head';
import type { LoadedPage } from '../navigation/loaded-page';

/**
 * The page inside the layout. If it throws, the error screen replaces it.
 *
 * The key makes React replace the element on each page, so that no state carries over and screen
 * readers read the new heading. Without the id, Firefox hides it from them
 * (docs/decisions/0011-screen-readers.md).
 */
export function PageFrame() {
  const { element, metadata } = useLoaderData<LoadedPage>();
  return (
    <div key={metadata.path} id="page">
      {/* On the server, src/document renders these tags into the head; React adopts them. */}
      {typeof document !== 'undefined' && <PageHead metadata={metadata} />}
      {element}
    </div>
  );
}
