import { addressText, company, officePlace, officePlaceName } from './company';
import { mailtoLink } from './contact-links';
import { formatSalary } from './format';

/** schema.org/JobPosting employmentType, as Google for Jobs knows it. */
export type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR';

/** A position that is open, or was. */
export type Job = {
  /** As the route table declares it (specification, section 2), with or without a slash in front. */
  route: string;
  title: string;
  /** USD per year, before tax. */
  salary: number;
  /** One sentence that says what the job is: lead of its page, and description in link previews. */
  summary: string;
  duties: readonly string[];
  requirements: readonly string[];
  /** One paragraph each. */
  workLocation: readonly string[];
  employmentType: EmploymentType;
  /** ISO 8601 date of the first publication. Changed only when the job is really posted anew. */
  datePosted: string;
  /** ISO 8601 date of the last day on which applications are taken; left out while there is none. */
  validThrough?: string;
  /** ISO 8601 date of the last change to anything above, for the sitemap. */
  lastChanged: string;
  /** General description of the benefits; shows nothing while it is empty. */
  benefits: readonly string[];
};

/** The specification's words (section 9), the same for every job. */
export const educationRequirement = "Master's degree, or Bachelor's plus 5 years of experience.";

const fieldOfStudy =
  'Field of study: computer science, information technology, engineering or a related field.';

const workLocation = [
  `The position is based in ${officePlaceName}, with work at various other locations in the United States.`,
  `Our office: ${addressText}`,
];

export const jobs: readonly Job[] = [
  {
    route: '/quality-analyst',
    title: 'Quality Analyst',
    salary: 116_085,
    summary: 'Plan, run and automate the tests that show whether a release is ready for use.',
    duties: [
      'Read requirements and designs with analysts and developers, and point out what is unclear, missing or impossible to test.',
      'Write test plans and test cases that trace back to each requirement.',
      'Carry out functional, integration, regression and acceptance tests of web applications, services and databases.',
      'Automate regression tests with Selenium and run them in the build pipeline.',
      'Test REST and SOAP interfaces, including how they answer wrong and missing input.',
      'Check data with SQL before and after loads and migrations.',
      'Record defects with the steps that reproduce them, follow them to a fix and retest.',
      'Report progress, coverage and open risks before each release.',
    ],
    requirements: [
      educationRequirement,
      fieldOfStudy,
      'Experience in manual and automated testing of web applications.',
      'Working knowledge of Selenium WebDriver and of one programming language, preferably Java.',
      'SQL good enough to prepare test data and to verify results.',
      'Familiarity with a test management and defect tracking tool such as Jira or Azure DevOps.',
      'Clear written English, in defect reports above all.',
    ],
    workLocation,
    employmentType: 'FULL_TIME',
    datePosted: '2026-11-21',
    lastChanged: '2026-11-21',
    benefits: [],
  },
  {
    route: 'programmer-analyst',
    title: 'Programmer Analyst',
    salary: 126_755,
    summary:
      'Turn what a business needs into working Java applications, from analysis to handover.',
    duties: [
      'Gather requirements from the people who will use the system and write them down so that they can be checked.',
      'Analyze existing programs, data and interfaces, and estimate what a change will take.',
      'Design and write server applications and web services in Java and Spring.',
      'Build user interfaces in JavaScript or TypeScript on top of those services.',
      'Design tables, and write queries and stored procedures for relational databases.',
      'Write unit and integration tests, and review the code of colleagues.',
      'Find the causes of faults in production, correct them and document what was learned.',
      'Prepare releases, and hand them over to operations with instructions.',
    ],
    requirements: [
      educationRequirement,
      fieldOfStudy,
      'Experience in developing business applications in Java, including Spring or a comparable framework.',
      'Experience with REST services and with JavaScript or TypeScript.',
      'Strong SQL and at least one relational database such as Oracle, SQL Server or PostgreSQL.',
      'Experience with Git, automated builds and automated tests.',
      'The ability to explain a technical choice to people who do not program.',
    ],
    workLocation,
    employmentType: 'FULL_TIME',
    datePosted: '2026-11-21',
    lastChanged: '2026-11-21',
    benefits: [],
  },
  {
    route: 'system-engineer',
    title: 'Systems Engineer',
    salary: 113_901,
    summary: 'Build and run the servers, networks and cloud accounts that applications live on.',
    duties: [
      'Install, configure and maintain Linux and Windows servers, on site and in the cloud.',
      'Set up and operate accounts, networks, compute and storage on AWS and Azure.',
      'Describe infrastructure as code and keep it under version control.',
      'Build and maintain the pipelines that deliver applications to test and production.',
      'Monitor availability, performance and capacity, and act before users notice.',
      'Apply security updates, review access rights and respond to security findings.',
      'Plan backups, and practice restoring from them.',
      'Solve incidents together with developers, and document the cause and the remedy.',
    ],
    requirements: [
      educationRequirement,
      fieldOfStudy,
      'Experience in administering Linux or Windows servers in production.',
      'Experience with AWS or Azure, and with an infrastructure-as-code tool such as Terraform.',
      'Solid knowledge of networking: TCP/IP, DNS, TLS, load balancing and firewalls.',
      'Scripting in Bash, PowerShell or Python.',
      'Familiarity with containers, and with a monitoring tool.',
    ],
    workLocation,
    employmentType: 'FULL_TIME',
    datePosted: '2026-11-21',
    lastChanged: '2026-11-21',
    benefits: [],
  },
];

/** Where the cards say that a job is. */
export const jobCardLocation = officePlace;

/** Where the job's own page says that it is. */
export const jobLocation = `${officePlace} & Various US Locations`;

/** The absolute path of a job's page, however its route is declared: `/programmer-analyst`. */
export function jobPath(job: Pick<Job, 'route'>): string {
  return job.route.startsWith('/') ? job.route : `/${job.route}`;
}

/** schema.org's words for people. */
export const employmentTypeNames: Record<EmploymentType, string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
};

/** The job's own name for us and for search engines: its address without the slash. */
export function jobReference(job: Pick<Job, 'route'>): string {
  return jobPath(job).slice(1);
}

/**
 * Whether applications are still taken.
 *
 * @param today ISO 8601 date
 */
export function isOpen(job: Pick<Job, 'validThrough'>, today: string): boolean {
  return job.validThrough === undefined || today <= job.validThrough;
}

/** `$116,085 per year`. */
export function salaryText(job: Pick<Job, 'salary'>): string {
  return `${formatSalary(job.salary)} per year`;
}

/** The subject of an application (specification, section 2). */
export function applicationSubject(job: Pick<Job, 'title'>): string {
  return `Application for ${job.title}`;
}

/** What the e-mail says already: lines for the applicant to fill in. */
export const applicationBody = 'Name: \nPhone: \nWhere I saw this job: \n';

/** The link behind Apply Now. */
export function applyLink(job: Pick<Job, 'title'>): string {
  return mailtoLink(company.hrEmail, { subject: applicationSubject(job), body: applicationBody });
}

/** What a shared link says of the job: `Quality Analyst at …, Warrenville, IL & Various US Locations`. */
export function shareText(job: Pick<Job, 'title'>): string {
  return `${job.title} at ${company.name}, ${jobLocation}`;
}
