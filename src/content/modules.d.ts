/** Types of the JSON modules that `build/content-modules.ts` writes. */

declare module '@content/company.json' {
  const company: import('./schema.server').Topics['company'];
  export default company;
}
declare module '@content/home.json' {
  const home: import('./schema.server').Topics['home'];
  export default home;
}
declare module '@content/services.json' {
  const services: import('./schema.server').Topics['services'];
  export default services;
}
declare module '@content/cloud-technologies.json' {
  const cloudTechnologies: import('./schema.server').Topics['cloudTechnologies'];
  export default cloudTechnologies;
}
declare module '@content/careers.json' {
  const careers: import('./schema.server').CareerTexts;
  export default careers;
}
declare module '@content/footer.json' {
  const footer: import('./schema.server').Topics['footer'];
  export default footer;
}
declare module '@content/not-found.json' {
  const notFound: import('./schema.server').Topics['notFound'];
  export default notFound;
}
/** For the route table, and for pages that count open positions. */
declare module '@content/job-index.json' {
  const jobIndex: Pick<import('./schema.server').Job, 'slug' | 'validThrough'>[];
  export default jobIndex;
}
/** What lists of jobs show. */
declare module '@content/job-list.json' {
  const jobList: import('./schema.server').JobSummary[];
  export default jobList;
}
