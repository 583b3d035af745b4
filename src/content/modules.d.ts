/** Types of the JSON modules that `build/content-modules.ts` writes. */

declare module '@content/company.json' {
  const company: import('./schema.server').Content['company'];
  export default company;
}
declare module '@content/home.json' {
  const home: import('./schema.server').Content['home'];
  export default home;
}
declare module '@content/services.json' {
  const services: import('./schema.server').Content['services'];
  export default services;
}
declare module '@content/cloud-technologies.json' {
  const cloudTechnologies: import('./schema.server').Content['cloudTechnologies'];
  export default cloudTechnologies;
}
declare module '@content/careers.json' {
  const careers: Pick<import('./schema.server').Content['careers'], 'eyebrow' | 'title' | 'lead'>;
  export default careers;
}
declare module '@content/footer.json' {
  const footer: import('./schema.server').Content['footer'];
  export default footer;
}
declare module '@content/not-found.json' {
  const notFound: import('./schema.server').Content['notFound'];
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
