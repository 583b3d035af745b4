import careers from '@content/careers.yaml';
import company from '@content/company.yaml';
import { styled } from '@mui/material/styles';

import { applyLink } from '../../content/jobs';
import type { Job } from '../../content/types';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** As wide as the element around it. */
export function ApplyButton({ job }: { job: Job }) {
  return (
    <WideButton href={applyLink(job, company.hrEmail, careers.applyByEmail.lines)} variant="filled">
      <MailIcon />
      Apply Now
      <VisuallyHidden>{` for ${job.title}`}</VisuallyHidden>
    </WideButton>
  );
}

const WideButton = styled(Button)({ width: '100%' });
