import { careers, careersLastChanged } from '../src/content/careers';
import { cloudTechnologies, trademarkNotice } from '../src/content/cloud-technologies';
import { company } from '../src/content/company';
import { footer } from '../src/content/footer';
import { about, contact, hero, homeLastChanged } from '../src/content/home';
import { contactWays, copying, interfaceWords } from '../src/content/interface';
import { jobs } from '../src/content/jobs';
import { jobPage } from '../src/content/job-page';
import { navigation } from '../src/content/navigation';
import { notFound } from '../src/content/not-found';
import { services } from '../src/content/services';

/** All that the site says: each file of `src/content/` with its exports. */
export const siteContent = {
  'company.ts': { company },
  'jobs.ts': { jobs },
  'careers.ts': { careers, careersLastChanged },
  'home.ts': { homeLastChanged, hero, about, contact },
  'services.ts': { services },
  'cloud-technologies.ts': { cloudTechnologies, trademarkNotice },
  'footer.ts': { footer },
  'interface.ts': { interfaceWords, contactWays, copying },
  'job-page.ts': { jobPage },
  'navigation.ts': { navigation },
  'not-found.ts': { notFound },
};

export type SiteContent = typeof siteContent;

/** The way to a value inside a file's exports: `['jobs', 3, 'salary']`. */
export type FieldPath = readonly PropertyKey[];

/** Something in the content that must not be published. */
export type ContentMistake = {
  /** Below `src/content/`: `jobs.ts`. */
  file: keyof SiteContent;
  path: FieldPath;
  /** What is wrong, and an example of what is right. */
  message: string;
};
