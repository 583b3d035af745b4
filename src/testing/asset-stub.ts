// webpack would give the asset's public URL, or a component; this will do for either.
export default 'svg';
