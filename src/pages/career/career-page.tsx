import careers from '@content/careers.json';
import jobList from '@content/job-list.json';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { openPositions } from '../../content/labels';
import { isOpen } from '../../jobs/job';
import { useToday } from '../../today';
import { Eyebrow } from '../../ui/eyebrow';
import { PageHeader } from '../../ui/page-header';
import { ApplySteps } from './apply-steps';
import { JobCard } from './job-card';

export function CareerPage() {
  const today = useToday();
  const openings = jobList.filter((job) => isOpen(job, today));
  return (
    <>
      <PageHeader
        above={<Eyebrow>{careers.eyebrow}</Eyebrow>}
        title={careers.title}
        lead={careers.lead}
        large
      />
      <Openings>
        <Typography variant="h2">{openPositions(openings.length)}</Typography>
        {openings.length > 0 && (
          <ul>
            {openings.map((job) => (
              <li key={job.slug}>
                <JobCard job={job} />
              </li>
            ))}
          </ul>
        )}
      </Openings>
      {openings.length > 0 && <ApplySteps />}
    </>
  );
}

const Openings = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(5, 8),
  '& > h2': { marginBottom: theme.spacing(3), fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem)' },
  '& > ul': { display: 'grid', gap: theme.spacing(2) },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(5, 11) },
}));
