// Replaces the URL or component that webpack provides for an asset.
export default 'svg';
