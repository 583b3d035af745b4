// webpack would give the asset's public URL.
export default '/static/media/asset';
