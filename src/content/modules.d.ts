/** The content as JSON, which build/generated-content.ts writes. */

declare module '@content/company.json' {
  const company: import('./types').Company;
  export default company;
}

declare module '@content/home.json' {
  const home: import('./types').SiteContent['home'];
  export default home;
}

declare module '@content/services.json' {
  const services: import('./types').SiteContent['services'];
  export default services;
}

declare module '@content/cloud-technologies.json' {
  const cloudTechnologies: import('./types').SiteContent['cloudTechnologies'];
  export default cloudTechnologies;
}

declare module '@content/careers.json' {
  const careers: import('./types').Careers;
  export default careers;
}

/** Only `listed-jobs.ts` imports this, so that tests can replace it. */
declare module '@content/listed-jobs.json' {
  const listedJobs: readonly import('./types').JobSummary[];
  export default listedJobs;
}

declare module '@content/footer.json' {
  const footer: import('./types').SiteContent['footer'];
  export default footer;
}

declare module '@content/not-found.json' {
  const notFound: import('./types').SiteContent['notFound'];
  export default notFound;
}

declare module '@content/jobs/*.json' {
  const job: import('./types').Job;
  export default job;
}
