/**
 * The file of a content module, without its extension: `cloudTechnologies` → `cloud-technologies`
 */
export function contentFileName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
