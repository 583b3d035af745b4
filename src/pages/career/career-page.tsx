import careers from '@content/careers.json';
import jobSummaries from '@content/job-summaries.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import CareerIllustration from '../../illustrations/career.svg?react';
import { openJobs, openPositionsText } from '../../jobs/job';
import { useNow } from '../../now';
import { Eyebrow } from '../../ui/eyebrow';
import { PageHeader } from '../../ui/page-header';
import { ApplySteps } from './apply-steps';
import { JobCard } from './job-card';
import { WorkingHere } from './working-here';

export function CareerPage() {
  const openings = openJobs(jobSummaries, useNow());
  return (
    <>
      <CareerHeader
        illustration={<CareerIllustration />}
        eyebrow={<Eyebrow>{careers.label}</Eyebrow>}
        title={careers.title}
        lead={careers.lead}
      />
      <Openings>
        <Typography variant="h2">
          {openings.length > 0 ? openPositionsText(openings.length) : careers.noOpenings}
        </Typography>
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
      <WorkingHere />
      {openings.length > 0 && <ApplySteps />}
    </>
  );
}

const CareerHeader = styled(PageHeader)(({ theme }) => ({
  paddingBlock: theme.spacing(5, 21),
  // On narrow screens, keeps the barn, the sun and the nearest pole in view.
  '& > svg': { left: '-50%', height: 'min(16.25rem, 70vw)' },
  [theme.breakpoints.up('sm')]: { '& > svg': { left: '-20%' } },
  [theme.breakpoints.up('md')]: {
    paddingBlock: theme.spacing(5, 18),
    '& > svg': { left: 0, height: 350 },
  },
  [theme.breakpoints.up('xl')]: {
    paddingBlock: theme.spacing(9, 26),
    '& > svg': { height: 450 },
  },
}));

const Openings = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(5, 7),
  '& > h2': { marginBottom: theme.spacing(3), fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem)' },
  '& > ul': { display: 'grid', gap: theme.spacing(2) },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6, 9) },
}));
