import company from '@content/company.json';
import jobList from '@content/job-list.json';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { officeCity } from '../../contact/address';
import { jobPage } from '../../content/labels';
import type { Job, JobSummary } from '../../content/schema';
import { isOpen, jobPath, salaryText } from '../../jobs/job';
import { paths } from '../../paths';
import { useToday } from '../../today';
import { CardGrid } from '../../ui/card-grid';
import { LinkCard } from '../../ui/link-card';
import { PageLink } from '../../ui/page-link';

/** The career page shows them all. */
const mostShown = 4;

export function OtherOpenings({ current }: { current: Job }) {
  const today = useToday();
  const others = jobList.filter((job) => job.slug !== current.slug && isOpen(job, today));
  if (others.length === 0) return null;
  return (
    <Band aria-labelledby="other-openings">
      <Container>
        <Typography variant="h2" id="other-openings">
          {jobPage.otherOpenings}
        </Typography>
        <CardGrid columns={2}>
          {others.slice(0, mostShown).map((job) => (
            <li key={job.slug}>
              <Opening job={job} />
            </li>
          ))}
        </CardGrid>
        {others.length > mostShown && (
          <AllOpenings to={paths.career}>{jobPage.allOpenings}</AllOpenings>
        )}
      </Container>
    </Band>
  );
}

function Opening({ job }: { job: JobSummary }) {
  return (
    <LinkCard>
      <Typography variant="h3">
        <PageLink to={jobPath(job)}>{job.title}</PageLink>
      </Typography>
      <Terms>
        <span>{officeCity(company.address)}</span>
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

const AllOpenings = styled(PageLink)(({ theme }) => ({
  display: 'inline-block',
  marginTop: theme.spacing(3),
  paddingBlock: theme.spacing(1),
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  textUnderlineOffset: 5,
}));

const Terms = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  color: theme.vars.palette.text.secondary,
}));
