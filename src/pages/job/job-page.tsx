import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import type { Job } from '../../content/types';
import JobIllustration from '../../illustrations/job.svg?react';
import { isOpen } from '../../jobs/job';
import { jobSections, type JobTextSection } from '../../jobs/job-sections';
import { useNow } from '../../now';
import { ClosingLand } from '../../ui/closing-land';
import { headerDrawing, HeaderLead, HeaderTitle, PageHeader } from '../../ui/page-header';
import { ApplyBar } from './apply-bar';
import { Breadcrumb } from './breadcrumb';
import { JobEnd } from './job-end';
import { JobOverview } from './job-overview';
import { JobSection } from './job-section';
import { OtherJobs } from './other-jobs';
import { PrintHeader } from './print-header';

export function JobPage({ job }: { job: Job }) {
  const open = isOpen(job, useNow());
  const sections = jobSections(job);
  const cardApplyRef = useRef<HTMLDivElement>(null);
  const endApplyRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <article>
        <PrintHeader job={job} />
        <JobHeader>
          <JobDrawing />
          <Container>
            <Breadcrumb job={job} />
            <JobTitle>{job.title}</JobTitle>
            <HeaderLead>{job.summary}</HeaderLead>
          </Container>
        </JobHeader>
        <JobOverview job={job} open={open} applyRef={cardApplyRef} />
        <Sections>
          {sections.filter(hasColumn).map((section) => (
            <JobSection key={section.id} {...section} />
          ))}
          <Rest>
            {sections
              .filter((section) => !hasColumn(section))
              .map((section) => (
                <JobSection key={section.id} {...section} />
              ))}
            {job.equalOpportunity && <EqualOpportunity>{job.equalOpportunity}</EqualOpportunity>}
          </Rest>
          <JobEnd job={job} open={open} applyRef={endApplyRef} />
        </Sections>
        {open && <ApplyBar job={job} cardApplyRef={cardApplyRef} endApplyRef={endApplyRef} />}
      </article>
      <ClosingLand>
        <OtherJobs current={job} />
      </ClosingLand>
    </>
  );
}

/** On desktops, these sections have a column each. */
function hasColumn({ id }: JobTextSection): boolean {
  return id === 'duties' || id === 'requirements';
}

const JobHeader = styled(PageHeader)(({ theme }) => ({
  paddingBottom: '11.5rem',
  [theme.breakpoints.up('sm')]: { paddingBottom: '17rem' },
  [theme.breakpoints.up('md')]: { paddingBottom: '13.5rem' },
}));

const JobDrawing = styled(JobIllustration)(({ theme }) => ({
  ...headerDrawing(theme),
  // Keeps the farm and the mailbox in view on narrow screens.
  left: 'max(-9rem, -38vw)',
  height: '15rem',
  [theme.breakpoints.up('sm')]: { left: '-7rem', height: '21.5rem' },
  [theme.breakpoints.up('md')]: { left: '-14%', height: '27.5rem' },
  [theme.breakpoints.up('lg')]: { left: 0 },
}));

const JobTitle = styled(HeaderTitle)(({ theme }) => ({
  // The title of the job's card on the career page grows into this heading.
  width: 'fit-content',
  viewTransitionName: 'job-title',
  // Keeps the title left of the barn.
  [theme.breakpoints.up('md')]: { maxWidth: 'min(48rem, 60vw)' },
}));

/** On desktops, the duties and the requirements are side by side, and below them the rest and the end. */
const Sections = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  paddingBlock: theme.spacing(6, 3),
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(6, 8),
    paddingBlock: theme.spacing(8, 6),
    // Draws a line between the columns.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: theme.spacing(8, 'auto', 6, '50%'),
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  '@media print': {
    display: 'block',
    paddingBlock: theme.spacing(2.5, 0),
    '&::before': { display: 'none' },
  },
}));

const Rest = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(5),
  '@media print': { display: 'block' },
}));

const EqualOpportunity = styled('p')(({ theme }) => ({
  maxWidth: '68ch',
  color: theme.vars.palette.text.secondary,
  '@media print': { maxWidth: 'none' },
}));
