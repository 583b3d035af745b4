// Stands in for both an asset's URL (a string) and an SVG component (React accepts 'svg' as an
// element type).
export default 'svg';
