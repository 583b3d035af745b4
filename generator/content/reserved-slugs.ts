export function reservedSlugs(): Set<string> {
  return new Set(['home','career','index', '404', 'previews', 'static']);
}
