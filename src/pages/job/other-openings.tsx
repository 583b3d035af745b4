import company from '@content/company.json';
import jobSummaries from '@content/job-summaries.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { cityAndStateCode } from '../../contact/address';
import type { Job } from '../../content/types';
import { jobPath, openJobs, salaryText } from '../../jobs/job';
import { useNow } from '../../now';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { CardGrid } from '../../ui/card-grid';
import { DotSeparated } from '../../ui/dot-separated';
import { LinkCard } from '../../ui/link-card';
import { PageLink } from '../../ui/page-link';

/** The career page lists the rest. */
const maxShown = 4;

export function OtherOpenings({ current }: { current: Job }) {
  const openings = openJobs(jobSummaries, useNow());
  const others = openings.filter(({ slug }) => slug !== current.slug);
  if (others.length === 0) return null;
  return (
    <OpeningsSection aria-labelledby="other-openings">
      <Container>
        <Typography variant="h2" id="other-openings">
          Other openings
        </Typography>
        <CardGrid>
          {others.slice(0, maxShown).map((job) => (
            <li key={job.slug}>
              <LinkCard>
                <Typography variant="h3">
                  <PageLink to={jobPath(job)}>{job.title}</PageLink>
                </Typography>
                <DotSeparated>
                  <span>{cityAndStateCode(company.address)}</span>
                  <span>{salaryText(job)}</span>
                </DotSeparated>
              </LinkCard>
            </li>
          ))}
        </CardGrid>
        {others.length > maxShown && (
          <AllOpenings to={paths.career} variant="outlined">
            All open positions
          </AllOpenings>
        )}
      </Container>
    </OpeningsSection>
  );
}

const OpeningsSection = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(4, 3),
  '& h2': { marginBottom: theme.spacing(3), fontSize: '1.75rem' },
  '@media print': { display: 'none' },
}));

const AllOpenings = styled(Button)(({ theme }) => ({ marginTop: theme.spacing(3) }));
