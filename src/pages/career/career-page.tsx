import careers from '@content/careers.json';
import jobList from '@content/job-list.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { openPositions } from '../../content/labels';
import { isOpen } from '../../jobs/job';
import { useToday } from '../../today';
import { CardGrid } from '../../ui/card-grid';
import { Eyebrow } from '../../ui/eyebrow';
import { PageHeader } from '../../ui/page-header';
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
      />
      <Openings>
        <p>{openPositions(openings.length)}</p>
        {openings.length > 0 && (
          <CardGrid>
            {openings.map((job) => (
              <li key={job.slug}>
                <JobCard job={job} />
              </li>
            ))}
          </CardGrid>
        )}
      </Openings>
    </>
  );
}

const Openings = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(6, 12),
  '& > p': { marginBottom: theme.spacing(3), fontWeight: 600 },
  [theme.breakpoints.up('md')]: { '& > ul': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
}));
