/** `cloudTechnologies` → `cloud-technologies` */
export function contentFileName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
