import company from '@content/company.json';
import jobSummaries from '@content/job-summaries.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { cityAndStateCode } from '../../contact/address';
import type { Job } from '../../content/types';
import { formatSalary } from '../../jobs/format';
import { openJobs } from '../../jobs/open-jobs';
import { useNow } from '../../now';
import { jobPath, paths } from '../../paths';
import { Button } from '../../ui/button';
import { CardGrid } from '../../ui/card-grid';
import { DotSeparated } from '../../ui/dot-separated';
import { LinkCard } from '../../ui/link-card';
import { PageLink } from '../../ui/page-link';

/** The career page has the rest. */
const maxShown = 4;

export function OtherJobs({ current }: { current: Job }) {
  const jobs = openJobs(jobSummaries, useNow());
  const others = jobs.filter(({ slug }) => slug !== current.slug);
  if (others.length === 0) return null;
  return (
    <OtherJobsSection aria-labelledby="other-jobs">
      <Container>
        <Typography variant="h2" id="other-jobs">
          Other open positions
        </Typography>
        <JobGrid>
          {others.slice(0, maxShown).map((job) => (
            <li key={job.slug}>
              <LinkCard>
                <Typography variant="h3">
                  <PageLink to={jobPath(job)}>{job.title}</PageLink>
                </Typography>
                <DotSeparated
                  facts={[formatSalary(job.salary), cityAndStateCode(company.address)]}
                />
                <p>{job.summary}</p>
              </LinkCard>
            </li>
          ))}
        </JobGrid>
        {others.length > maxShown && (
          <AllJobsLink to={paths.career} variant="outlined">
            All open positions
          </AllJobsLink>
        )}
      </Container>
    </OtherJobsSection>
  );
}

const OtherJobsSection = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(4, 3),
  '& h2': { marginBottom: theme.spacing(3), fontSize: '1.75rem' },
  '@media print': { display: 'none' },
}));

const JobGrid = styled(CardGrid)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1.25) },
  [theme.breakpoints.up('sm')]: { gridAutoRows: '1fr' },
}));

const AllJobsLink = styled(Button)(({ theme }) => ({ marginTop: theme.spacing(3) }));
