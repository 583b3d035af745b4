import { documentTitle, type PageMetadata } from './metadata';

/** Brings the document's head up to date after a navigation that loads no new document. */
export function applyMetadata(metadata: PageMetadata): void {
  document.title = documentTitle(metadata);
}
