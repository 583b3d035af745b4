import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import type { Job } from '../../content/types';
import JobIllustration from '../../illustrations/job.svg?react';
import { isOpen } from '../../jobs/job';
import { jobSections } from '../../jobs/job-sections';
import { useNow } from '../../now';
import { ClosingLand } from '../../ui/closing-land';
import { PageHeader } from '../../ui/page-header';
import { ApplyBar } from './apply-bar';
import { ApplyButton } from './apply-button';
import { Breadcrumb } from './breadcrumb';
import { JobOverview } from './job-overview';
import { JobSection } from './job-section';
import { OtherJobs } from './other-jobs';
import { PrintHeader } from './print-header';
import { ShareActions } from './share-actions';

export function JobPage({ job }: { job: Job }) {
  const open = isOpen(job, useNow());
  const applyRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
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
        <JobOverview job={job} open={open} applyRef={applyRef} />
        <Sections>
          {jobSections(job).map((section) => (
            <JobSection key={section.id} {...section} />
          ))}
          <JobEnd>
            {job.equalOpportunity && <p>{job.equalOpportunity}</p>}
            {open && (
              <div ref={endRef}>
                <ApplyButton job={job} />
              </div>
            )}
            <ShareActions job={job} />
          </JobEnd>
        </Sections>
        {open && <ApplyBar job={job} inCard={applyRef} atEnd={endRef} />}
      </article>
      <ClosingLand>
        <OtherJobs current={job} />
      </ClosingLand>
    </>
  );
}

const JobHeader = styled(PageHeader)(({ theme }) => ({
  // The card with the facts covers the lowest 32 or 48 px.
  paddingBottom: theme.spacing(23),
  // On narrow screens, keeps the farm and the mailbox in view.
  '& > svg': { bottom: 32, left: '-26%', height: 190 },
  // The title of the job's card on the career page grows into this heading.
  '& h1': { width: 'fit-content', viewTransitionName: 'job-title' },
  [theme.breakpoints.up('sm')]: { '& > svg': { left: 0 } },
  [theme.breakpoints.up('md')]: {
    paddingBottom: theme.spacing(21),
    '& > svg': { bottom: 48, height: 336 },
    // Stays left of the mailbox.
    '& h1': { maxWidth: 'min(44rem, 60vw)' },
  },
}));

const Sections = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  paddingBlock: theme.spacing(5, 6),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    // The side panel does not stretch the rows beside it.
    gridTemplateRows: 'auto 1fr',
    gap: theme.spacing(6, 8),
    paddingBlock: theme.spacing(6, 6),
    // Its heading is level with the one in the panel beside it.
    '& > section:first-of-type': { paddingTop: theme.spacing(4) },
  },
  '@media print': { display: 'block', paddingBlock: theme.spacing(2.5, 0) },
}));

const JobEnd = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  gridColumn: '1 / -1',
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { flexBasis: '100%', marginBottom: theme.spacing(2) },
  [theme.breakpoints.down('sm')]: {
    '& > div:has(> a)': { flexBasis: '100%', '& a': { width: '100%' } },
  },
  '@media print': { border: 0, '& > div > a': { display: 'none' } },
}));
