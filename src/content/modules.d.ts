/** The modules that `build/content.ts` writes; `routes.tsx` types those of the jobs. */

declare module '@content/site' {
  const site: import('./schema').Content & {
    /** All that the route table needs to know of the jobs. */
    slugs: string[];
  };
  export = site;
}
declare module '@content/job-list.json' {
  const jobList: import('./schema').JobSummary[];
  export default jobList;
}
