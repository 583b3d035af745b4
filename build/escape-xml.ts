/** Text as it stands in an element of XML or HTML: `R&D` → `R&amp;D`. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
