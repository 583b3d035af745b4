import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import type { Job } from '../../content/types';
import JobIllustration from '../../illustrations/job.svg?react';
import { isOpen } from '../../jobs/job';
import { jobSections } from '../../jobs/job-sections';
import { useNow } from '../../now';
import { PageHeader } from '../../ui/page-header';
import { ApplyButton } from './apply-button';
import { Breadcrumb } from './breadcrumb';
import { JobOverview } from './job-overview';
import { JobSection } from './job-section';
import { OtherOpenings } from './other-openings';
import { PrintHeader } from './print-header';
import { ShareActions } from './share-actions';

export function JobPage({ job }: { job: Job }) {
  const open = isOpen(job, useNow());
  return (
    <>
      <article>
        <PrintHeader job={job} />
        <JobHeader
          illustration={<JobIllustration />}
          eyebrow={<Breadcrumb job={job} />}
          title={job.title}
          lead={job.summary}
        />
        <JobOverview job={job} open={open} />
        <Sections>
          {jobSections(job).map((section) => (
            <JobSection key={section.id} {...section} />
          ))}
          <JobEnd>
            {job.equalOpportunity && <p>{job.equalOpportunity}</p>}
            {open && <ApplyButton job={job} />}
            <ShareActions job={job} />
          </JobEnd>
        </Sections>
      </article>
      <OtherOpenings current={job} />
    </>
  );
}

const JobHeader = styled(PageHeader)(({ theme }) => ({
  // The card with the facts covers the lowest 32 or 48 px.
  paddingBlock: theme.spacing(4, 22),
  // On narrow screens, keeps the farm and the mailbox in view.
  '& > svg': { bottom: 32, left: '-26%', height: 190 },
  // The title of the job's card on the career page grows into this heading.
  '& h1': {
    width: 'fit-content',
    fontSize: 'clamp(2.25rem, 1.6rem + 2.9vw, 3.75rem)',
    viewTransitionName: 'job-title',
  },
  [theme.breakpoints.up('sm')]: { '& > svg': { left: 0 } },
  [theme.breakpoints.up('md')]: {
    paddingBlock: theme.spacing(5, 24),
    '& > svg': { bottom: 48, height: 336 },
    // Stays left of the mailbox.
    '& h1': { maxWidth: 'min(44rem, 60vw)' },
  },
}));

const Sections = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  paddingBlock: theme.spacing(6, 7),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(7, 8),
    paddingBlock: theme.spacing(9),
  },
  '@media print': { display: 'block', paddingBlock: theme.spacing(2.5, 0) },
}));

const JobEnd = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  alignSelf: 'end',
  '& > p': { flexBasis: '100%', maxWidth: '45rem', marginBottom: theme.spacing(2) },
  // Phones show the button in a bar at the bottom of the screen.
  [theme.breakpoints.down('md')]: { '& > a': { display: 'none' } },
  '@media print': { '& > a': { display: 'none' } },
}));
