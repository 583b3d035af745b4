/**
 * The content files, as `build/content-loader.ts` compiles them. `@content` is the folder with the
 * content that is built: `content/`, another one, or that of the tests.
 */

declare module '@content/company.yaml' {
  const company: import('./types').Company;
  export default company;
}

declare module '@content/home.yaml' {
  const home: import('./types').ContentByFile['home'];
  export default home;
}

declare module '@content/services.yaml' {
  const services: import('./types').ContentByFile['services'];
  export default services;
}

declare module '@content/cloud-technologies.yaml' {
  const cloudTechnologies: import('./types').ContentByFile['cloudTechnologies'];
  export default cloudTechnologies;
}

declare module '@content/careers.yaml' {
  const careers: import('./types').Careers;
  export default careers;
  /** Import it from `listed-jobs.ts`. */
  export const listedJobs: readonly import('./types').ListedJob[];
}

declare module '@content/footer.yaml' {
  const footer: import('./types').ContentByFile['footer'];
  export default footer;
}

declare module '@content/not-found.yaml' {
  const notFound: import('./types').ContentByFile['notFound'];
  export default notFound;
}

declare module '@content/jobs/*.yaml' {
  const job: import('./types').Job;
  export default job;
}
