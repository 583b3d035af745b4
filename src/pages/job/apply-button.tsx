import company from '@content/company.json';
import MailOutlined from '@mui/icons-material/MailOutlined';

import type { Job } from '../../content/types';
import { applyLink } from '../../jobs/job';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';

export function ApplyButton({ job }: { job: Job }) {
  return (
    <Button href={applyLink(job, company.hrEmail)} variant="filled">
      <MailOutlined />
      Apply Now
      <VisuallyHidden>{` for ${job.title}`}</VisuallyHidden>
    </Button>
  );
}
