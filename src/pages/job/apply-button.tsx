import company from '@content/company.json';
import MailOutlined from '@mui/icons-material/MailOutlined';

import { applyFor, jobLabels } from '../../content/labels';
import type { Job } from '../../content/types';
import { applyLink } from '../../jobs/job';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';

export function ApplyButton({ job }: { job: Job }) {
  return (
    <Button href={applyLink(job, company.hrEmail)} variant="filled">
      <MailOutlined />
      {jobLabels.apply}
      <VisuallyHidden>{` ${applyFor(job.title)}`}</VisuallyHidden>
    </Button>
  );
}
