import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { jobPage } from '../../content/job-page';
import { isOpen, jobCardLocation, jobPath, jobs, salaryText, type Job } from '../../content/jobs';
import { useToday } from '../../today';
import { CardGrid } from '../../ui/card-grid';
import { LinkCard } from '../../ui/link-card';
import { PageLink } from '../../ui/page-link';

/** The way on from one job to the others that are open; nothing where there are none. */
export function OtherOpenings({ than }: { than: Job }) {
  const today = useToday();
  const others = jobs.filter((job) => job !== than && isOpen(job, today));
  if (others.length === 0) return null;
  return (
    <Band aria-labelledby="other-openings">
      <Container>
        <Typography variant="h2" id="other-openings">
          {jobPage.otherOpenings}
        </Typography>
        <CardGrid columns={2}>
          {others.map((job) => (
            <li key={job.route}>
              <Opening job={job} />
            </li>
          ))}
        </CardGrid>
      </Container>
    </Band>
  );
}

function Opening({ job }: { job: Job }) {
  return (
    <LinkCard>
      <Typography variant="h3">
        <PageLink to={jobPath(job)}>{job.title}</PageLink>
      </Typography>
      <Terms>
        <span>{jobCardLocation}</span>
        <span>{salaryText(job)}</span>
      </Terms>
    </LinkCard>
  );
}

const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(8, 10),
  backgroundColor: theme.vars.palette.sky,
  '& h2': { marginBottom: theme.spacing(3), fontSize: '1.75rem' },
  '@media print': { display: 'none' },
}));

const Terms = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
