/** Types of the JSON modules that `generator/content/content-modules.ts` writes. */

declare module '@content/company.json' {
  const company: import('./types').ContentByFile['company'];
  export default company;
}
declare module '@content/home.json' {
  const home: import('./types').ContentByFile['home'];
  export default home;
}
declare module '@content/services.json' {
  const services: import('./types').ContentByFile['services'];
  export default services;
}
declare module '@content/cloud-technologies.json' {
  const cloudTechnologies: import('./types').ContentByFile['cloudTechnologies'];
  export default cloudTechnologies;
}
declare module '@content/careers.json' {
  const careers: import('./types').ContentByFile['careers'];
  export default careers;
}
declare module '@content/footer.json' {
  const footer: import('./types').ContentByFile['footer'];
  export default footer;
}
declare module '@content/not-found.json' {
  const notFound: import('./types').ContentByFile['notFound'];
  export default notFound;
}
/** For the route table and for pages that count open positions. */
declare module '@content/job-index.json' {
  const jobIndex: Pick<import('./types').Job, 'slug' | 'closesAt'>[];
  export default jobIndex;
}
/** The fields that lists of jobs show. */
declare module '@content/job-summaries.json' {
  const jobSummaries: import('./types').JobSummary[];
  export default jobSummaries;
}
