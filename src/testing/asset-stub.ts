// The string stands for both an asset's URL and an SVG component: React accepts 'svg' as an element
// type.
export default 'svg';
