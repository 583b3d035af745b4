import careers from '@content/careers.json';
import jobSummaries from '@content/job-summaries.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import CareerIllustration from '../../illustrations/career.svg?react';
import { openJobs, openPositionsText } from '../../jobs/job';
import { useNow } from '../../now';
import { ClosingLand } from '../../ui/closing-land';
import { Eyebrow } from '../../ui/eyebrow';
import { PageHeader } from '../../ui/page-header';
import { ApplySteps } from './apply-steps';
import { JobCard } from './job-card';
import { WorkingHere } from './working-here';

export function CareerPage() {
  const jobs = openJobs(jobSummaries, useNow());
  return (
    <Career>
      <CareerHeader
        illustration={<CareerIllustration />}
        eyebrow={<Eyebrow>{careers.label}</Eyebrow>}
        title={careers.title}
        lead={careers.lead}
      />
      <JobList>
        <ListHead>
          <Typography variant="h2">
            {jobs.length > 0 ? openPositionsText(jobs.length) : careers.noOpenPositions}
          </Typography>
          {jobs.length > 0 && <p>{careers.locationNote}</p>}
        </ListHead>
        {jobs.length > 0 && (
          <ul>
            {jobs.map((job) => (
              <li key={job.slug}>
                <JobCard job={job} />
              </li>
            ))}
          </ul>
        )}
      </JobList>
      <WorkingHere />
      <ClosingLand>{jobs.length > 0 && <ApplySteps />}</ClosingLand>
    </Career>
  );
}

const Career = styled('div')({
  '& h2': { fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem)' },
});

const CareerHeader = styled(PageHeader)(({ theme }) => ({
  paddingBottom: theme.spacing(23),
  // On narrow screens, keeps the barn, the sun and the tractor in view.
  '& > svg': { left: '-50%', height: 'min(16.25rem, 70vw)' },
  [theme.breakpoints.up('sm')]: { '& > svg': { left: '-20%' } },
  [theme.breakpoints.up('md')]: {
    paddingBottom: theme.spacing(19),
    '& > svg': { left: '-5%', height: 370 },
    // Stays left of the windpump.
    '& h1 + p': { maxWidth: 'min(36rem, 46vw)' },
  },
  [theme.breakpoints.up('lg')]: { '& > svg': { left: 0 } },
  [theme.breakpoints.up('xl')]: {
    paddingBottom: theme.spacing(26),
    '& > svg': { height: 450 },
  },
}));

const JobList = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(4, 6),
  '& > ul': { display: 'grid', gap: theme.spacing(2) },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(5, 8) },
}));

const ListHead = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 3),
  marginBottom: theme.spacing(3),
  '& > p': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'baseline',
    '& > p': { textAlign: 'end' },
  },
}));
