import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';

import { jobPage } from '../../content/labels';
import { VisuallyHidden } from '../../ui/visually-hidden';

type JobFactsProps = { location: string; salary: string };

export function JobFacts({ location, salary }: JobFactsProps) {
  return (
    <Facts>
      <li>
        <PlaceOutlined />
        <VisuallyHidden>{`${jobPage.location}: `}</VisuallyHidden>
        {location}
      </li>
      <li>
        <PaymentsOutlined />
        <VisuallyHidden>{`${jobPage.salary}: `}</VisuallyHidden>
        {salary}
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
  '& li': { position: 'relative', display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& svg': { fontSize: 22, color: theme.vars.palette.primary.main },
  '@media print': { marginTop: theme.spacing(1), '& svg': { display: 'none' } },
}));
