/** The element that holds the page; its `data-page` is the path of the route it was rendered for. */
export const rootId = 'root';
