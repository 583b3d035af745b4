import careers from '@content/careers.json';
import company from '@content/company.json';

import type { Job } from '../../../shared/content/types';
import { applyLink } from '../../../shared/jobs/application-email';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';

export function ApplyButton({ job }: { job: Job }) {
  return (
    <Button href={applyLink(job, company.hrEmail, careers.applyByEmail.lines)} variant="filled">
      <MailIcon />
      Apply Now
      <VisuallyHidden>{` for ${job.title}`}</VisuallyHidden>
    </Button>
  );
}
