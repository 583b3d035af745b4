import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';

import { jobPage } from '../../content/labels';
import type { Job } from '../../content/schema';
import { salaryText } from '../../jobs/job';
import { VisuallyHidden } from '../../ui/visually-hidden';

export function JobFacts({ job }: { job: Job }) {
  return (
    <Facts>
      <li>
        <PlaceOutlined />
        <VisuallyHidden>{`${jobPage.location}: `}</VisuallyHidden>
        {job.location}
      </li>
      <li>
        <PaymentsOutlined />
        <VisuallyHidden>{`${jobPage.salary}: `}</VisuallyHidden>
        {salaryText(job)}
      </li>
    </Facts>
  );
}

const Facts = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  marginTop: theme.spacing(3),
  fontWeight: 600,
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& svg': { fontSize: 22, color: theme.vars.palette.primary.main },
  '@media print': { marginTop: theme.spacing(1), '& svg': { display: 'none' } },
}));
