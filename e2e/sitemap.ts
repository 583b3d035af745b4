/** The path of every page that the served site's sitemap names. */
export async function readSitemap(site: string): Promise<string[]> {
  const response = await fetch(new URL('sitemap.xml', site));
  const locations = (await response.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  return [...locations].map(([, address = '']) => new URL(address).pathname);
}
