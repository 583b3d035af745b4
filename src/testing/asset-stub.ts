// Stands in for the asset's URL or React component that webpack would provide.
export default 'svg';
