// The YAML files of the content, as build/content-loader.ts compiles them.

declare module '@content/company.yaml' {
  const content: import('../../shared/content/types').ContentByFile['company'];
  export default content;
}

declare module '@content/home.yaml' {
  const content: import('../../shared/content/types').ContentByFile['home'];
  export default content;
}

declare module '@content/services.yaml' {
  const content: import('../../shared/content/types').ContentByFile['services'];
  export default content;
}

declare module '@content/cloud-technologies.yaml' {
  const content: import('../../shared/content/types').ContentByFile['cloudTechnologies'];
  export default content;
}

declare module '@content/careers.yaml' {
  const content: import('../../shared/content/types').ContentByFile['careers'];
  export default content;
  /** The jobs that the file lists, in its order. */
  export const jobs: import('../../shared/content/types').ListedJob[];
}

declare module '@content/footer.yaml' {
  const content: import('../../shared/content/types').ContentByFile['footer'];
  export default content;
}

declare module '@content/not-found.yaml' {
  const content: import('../../shared/content/types').ContentByFile['notFound'];
  export default content;
}
