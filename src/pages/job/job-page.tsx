import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import type { Job } from '../../content/types';
import JobIllustration from '../../illustrations/job.svg?react';
import { isOpen } from '../../jobs/job';
import { jobSections, type JobSectionId } from '../../jobs/job-sections';
import { useNow } from '../../now';
import { cardSurface } from '../../ui/card-surface';
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
  const sections = (...ids: JobSectionId[]) =>
    jobSections(job)
      .filter(({ id }) => ids.includes(id))
      .map((section) => <JobSection key={section.id} {...section} />);
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
          {sections('duties')}
          <SidePanel>{sections('requirements', 'work-location')}</SidePanel>
          <Rest>
            {sections('benefits')}
            <JobEnd>
              {open && (
                <div ref={endRef}>
                  <ApplyButton job={job} />
                </div>
              )}
              <ShareActions job={job} />
            </JobEnd>
          </Rest>
          {job.equalOpportunity && <EqualOpportunity>{job.equalOpportunity}</EqualOpportunity>}
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
  paddingBottom: theme.spacing(24),
  // On narrow screens, keeps the farm and the mailbox in view.
  '& > svg': { left: 'max(-9rem, -38vw)', height: '13.5rem' },
  // The title of the job's card on the career page grows into this heading.
  '& h1': { width: 'fit-content', viewTransitionName: 'job-title' },
  [theme.breakpoints.up('sm')]: {
    paddingBottom: theme.spacing(30),
    '& > svg': { left: '-7rem', height: '18rem' },
  },
  [theme.breakpoints.up('md')]: {
    paddingBottom: theme.spacing(19),
    '& > svg': { left: '-9%', height: '23rem' },
    // Stays left of the mailbox.
    '& h1': { maxWidth: 'min(44rem, 60vw)' },
  },
  [theme.breakpoints.up('lg')]: { '& > svg': { left: 0 } },
}));

const Sections = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  paddingBlock: theme.spacing(5, 6),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The panel does not stretch the duties.
    gridTemplateRows: 'auto 1fr',
    gap: theme.spacing(5, 7),
    paddingBlock: theme.spacing(6, 6),
    // Its heading is level with the one in the panel beside it, which has a border of 1 px.
    '& > section': { paddingTop: `calc(${theme.spacing(4)} + 1px)` },
  },
  '@media print': { display: 'block', paddingBlock: theme.spacing(2.5, 0) },
}));

/** Beside the duties and what follows them, if the window is wide enough. */
const SidePanel = styled('div')(({ theme }) => ({
  '@media screen': {
    ...cardSurface(theme),
    display: 'grid',
    gap: theme.spacing(4),
    alignContent: 'start',
  },
  [theme.breakpoints.up('md')]: {
    gridArea: '1 / 2 / span 2',
    alignSelf: 'start',
    padding: theme.spacing(4),
  },
}));

/** Ends where the panel ends, if that is longer. */
const Rest = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  '& > div': { marginTop: 'auto' },
  '@media print': { display: 'block' },
}));

const JobEnd = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  padding: theme.spacing(2.5, 3),
  [theme.breakpoints.down('sm')]: {
    '& > div:has(> a)': { flexBasis: '100%', '& a': { width: '100%' } },
  },
  '@media print': { display: 'none' },
  // A closed job's end, with nothing in it.
  '@media (scripting: none)': { '&:not(:has(a))': { display: 'none' } },
}));

const EqualOpportunity = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  color: theme.vars.palette.text.secondary,
}));
