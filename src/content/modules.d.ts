// Written by `npm run schemas`.

declare module '@content/company.json' {
  const content: import('./types').ContentByFile['company'];
  export default content;
}

declare module '@content/home.json' {
  const content: import('./types').ContentByFile['home'];
  export default content;
}

declare module '@content/services.json' {
  const content: import('./types').ContentByFile['services'];
  export default content;
}

declare module '@content/cloud-technologies.json' {
  const content: import('./types').ContentByFile['cloudTechnologies'];
  export default content;
}

declare module '@content/careers.json' {
  const content: import('./types').ContentByFile['careers'];
  export default content;
}

declare module '@content/footer.json' {
  const content: import('./types').ContentByFile['footer'];
  export default content;
}

declare module '@content/not-found.json' {
  const content: import('./types').ContentByFile['notFound'];
  export default content;
}

declare module '@content/job-index.json' {
  const content: import('./types').JobIndex;
  export default content;
}

declare module '@content/job-summaries.json' {
  const content: import('./types').JobSummary[];
  export default content;
}
