/**
 * The element that holds the page. Its `data-page` is the path of the route it was rendered for, its
 * `data-built` the date of the build.
 */
export const rootId = 'root';
