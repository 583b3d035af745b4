/** Types of the JSON modules that `build/content/content-modules.ts` writes. */

declare module '@content/company.json' {
  const company: import('./types').Topics['company'];
  export default company;
}
declare module '@content/home.json' {
  const home: import('./types').Topics['home'];
  export default home;
}
declare module '@content/services.json' {
  const services: import('./types').Topics['services'];
  export default services;
}
declare module '@content/cloud-technologies.json' {
  const cloudTechnologies: import('./types').Topics['cloudTechnologies'];
  export default cloudTechnologies;
}
declare module '@content/careers.json' {
  const careers: import('./types').CareerTexts;
  export default careers;
}
declare module '@content/footer.json' {
  const footer: import('./types').Topics['footer'];
  export default footer;
}
declare module '@content/not-found.json' {
  const notFound: import('./types').Topics['notFound'];
  export default notFound;
}
/** For the route table and for pages that count open positions. */
declare module '@content/job-index.json' {
  const jobIndex: Pick<import('./types').Job, 'slug' | 'validThrough'>[];
  export default jobIndex;
}
/** What lists of jobs show. */
declare module '@content/job-list.json' {
  const jobList: import('./types').JobSummary[];
  export default jobList;
}
