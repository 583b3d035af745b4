import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { careers, openPositions } from '../../content/careers';
import { isOpen, jobs } from '../../content/jobs';
import { HorizonStrip } from '../../pictures/horizon-strip';
import { useToday } from '../../today';
import { CardGrid } from '../../ui/card-grid';
import { Eyebrow } from '../../ui/eyebrow';
import { PageHeader } from '../../ui/page-header';
import { JobCard } from './job-card';

/** The list of open positions. */
export function CareerPage() {
  const today = useToday();
  const openings = jobs.filter((job) => isOpen(job, today));
  return (
    <>
      <PageHeader
        above={<Eyebrow>{careers.eyebrow}</Eyebrow>}
        title={careers.title}
        lead={careers.lead}
        picture={<HorizonStrip />}
      />
      <Openings>
        <Count>{openPositions(openings.length)}</Count>
        {openings.length > 0 && (
          <CardGrid columns={3}>
            {openings.map((job) => (
              <li key={job.route}>
                <JobCard job={job} />
              </li>
            ))}
          </CardGrid>
        )}
      </Openings>
    </>
  );
}

const Openings = styled(Container)(({ theme }) => ({ paddingBlock: theme.spacing(6, 12) }));

const Count = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 3),
  fontWeight: 600,
}));
