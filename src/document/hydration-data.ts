/** Id of the element with the loaders' data of a prerendered page, as JSON. */
export const hydrationDataId = 'hydration-data';
