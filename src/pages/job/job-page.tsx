import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import type { Job } from '../../content/types';
import JobIllustration from '../../illustrations/job.svg?react';
import { isOpen } from '../../jobs/job';
import { jobSections, type JobTextSection } from '../../jobs/job-sections';
import { useNow } from '../../now';
import { cardSurface } from '../../ui/card-surface';
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
          {sections.filter(hasWidth).map((section) => (
            <JobSection key={section.id} {...section} />
          ))}
          <EndPanel>
            <OtherSections>
              {sections
                .filter((section) => !hasWidth(section))
                .map((section) => (
                  <JobSection key={section.id} {...section} />
                ))}
              {job.equalOpportunity && <EqualOpportunity>{job.equalOpportunity}</EqualOpportunity>}
            </OtherSections>
            <JobEnd job={job} open={open} applyRef={endApplyRef} />
          </EndPanel>
        </Sections>
        {open && <ApplyBar job={job} cardApplyRef={cardApplyRef} endApplyRef={endApplyRef} />}
      </article>
      <ClosingLand>
        <OtherJobs current={job} />
      </ClosingLand>
    </>
  );
}

/** On desktops, these sections span the page; the others are in the panel. */
function hasWidth({ id }: JobTextSection): boolean {
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

const Sections = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  paddingBlock: theme.spacing(6, 3),
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(7),
    paddingBlock: theme.spacing(8, 6),
  },
  '@media print': { display: 'block', paddingBlock: theme.spacing(2.5, 0) },
}));

/** Looks like the card at the top. */
const EndPanel = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2.5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
    gap: theme.spacing(4),
    padding: theme.spacing(4),
  },
  '@media print': { display: 'block', padding: 0, border: 0, backgroundColor: 'transparent' },
}));

const OtherSections = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: theme.spacing(4),
  // The panel is too narrow for columns.
  '& ul[data-columns="true"]': { columns: 'auto' },
  '@media print': { display: 'block' },
}));

const EqualOpportunity = styled('p')(({ theme }) => ({
  maxWidth: '68ch',
  color: theme.vars.palette.text.secondary,
  '@media print': { maxWidth: 'none' },
}));
