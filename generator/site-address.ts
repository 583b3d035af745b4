export type AddressOptions = {
  /** The site's folder on its host, with a slash at both ends. */
  basePath: string;
  /**
   * Where the build will be published; empty if that is `siteUrl` in company.yaml. It ends with the
   * folder only if this preview is in a folder and the real site is not.
   */
  publishUrl: string;
};

export type SiteAddress = {
  /** Canonical URLs start with this URL of the real site. Its folder follows the origin. */
  canonicalBase: string;
  /** A preview is published at another URL than the real site. Search engines do not index it. */
  isPreview: boolean;
};

/**
 * The table in docs/hosting.md, "Another URL, or a folder".
 *
 * @param siteUrl the origin in company.yaml
 */
export function siteAddress(
  { basePath, publishUrl }: AddressOptions,
  siteUrl: string,
): SiteAddress {
  const isPreview = publishUrl !== '' && !`${publishUrl}/`.startsWith(`${siteUrl}/`);
  const onlyPreviewHasFolder = isPreview && new URL(publishUrl).pathname !== '/';
  const folder = onlyPreviewHasFolder ? '' : basePath.slice(0, -1);
  return { canonicalBase: siteUrl + folder, isPreview };
}
