import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import type { Job } from '../../../shared/content/types';
import { jobSections } from '../../../shared/jobs/job-sections';
import { isOpen } from '../../../shared/jobs/open-jobs';
import { useNow } from '../../hooks/use-now';
import JobIllustration from '../../illustrations/job.svg?react';
import { ClosingLand } from '../../ui/closing-land';
import { headerDrawing, HeaderLead, HeaderTitle, PageHeader } from '../../ui/page-header';
import { ApplyBar } from './apply-bar';
import { Breadcrumb } from './breadcrumb';
import { JobEnd } from './job-end';
import { JobOverview } from './job-overview';
import { JobSection, textMeasure } from './job-section';
import { OtherJobs } from './other-jobs';
import { PrintHeader } from './print-header';

export function JobPage({ job }: { job: Job }) {
  const open = isOpen(job, useNow());
  const cardApplyRef = useRef<HTMLDivElement>(null);
  const endApplyRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <article>
        <PrintHeader job={job} />
        <JobHeader>
          <Container>
            <Breadcrumb job={job} />
            <JobTitle>{job.title}</JobTitle>
            <JobLead>{job.summary}</JobLead>
          </Container>
          <JobDrawing />
        </JobHeader>
        <Body>
          <JobOverview job={job} open={open} applyRef={cardApplyRef} />
          <Sections>
            {jobSections(job).map((section) => (
              <JobSection key={section.id} {...section} />
            ))}
            {job.equalOpportunity && <EqualOpportunity>{job.equalOpportunity}</EqualOpportunity>}
            <JobEnd job={job} open={open} applyRef={endApplyRef} />
          </Sections>
        </Body>
        {open && <ApplyBar job={job} cardApplyRef={cardApplyRef} endApplyRef={endApplyRef} />}
      </article>
      <ClosingLand>
        <OtherJobs current={job} />
      </ClosingLand>
    </>
  );
}

const JobHeader = styled(PageHeader)(({ theme }) => ({
  paddingBottom: '12rem',
  [theme.breakpoints.up('sm')]: { paddingBottom: '17rem' },
  [theme.breakpoints.up('md')]: { paddingBottom: '15rem' },
  [theme.breakpoints.up('lg')]: { paddingBottom: '11.5rem' },
}));

const JobDrawing = styled(JobIllustration)(({ theme }) => ({
  ...headerDrawing(theme),
  // Keeps the farm and the mailbox in view on narrow screens.
  left: '-14vw',
  height: '15rem',
  [theme.breakpoints.up('sm')]: { left: '-7rem', height: '21.5rem' },
  // Keeps the mailbox left of the card.
  [theme.breakpoints.up('md')]: { left: 'calc(50% - 37.75rem)', height: '27.5rem' },
  [theme.breakpoints.up('lg')]: { left: 0 },
}));

const JobTitle = styled(HeaderTitle)(({ theme }) => ({
  // The title of the job's card on the career page grows into this heading.
  width: 'fit-content',
  viewTransitionName: 'job-title',
  // Keeps the title left of the mailbox.
  [theme.breakpoints.up('md')]: { maxWidth: 'min(41rem, 54vw)' },
}));

const JobLead = styled(HeaderLead)(({ theme }) => ({
  // Keeps the text left of the barn.
  [theme.breakpoints.up('md')]: { maxWidth: 'min(36rem, 37vw)' },
}));

/** How far the card reaches up into the header on desktops. */
const cardOnLand = '7.5rem';

/** On desktops, the text is at the left, and the card at the right. */
const Body = styled(Container)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 49.5rem) minmax(19rem, 23rem)',
    justifyContent: 'space-between',
    alignItems: 'start',
    columnGap: theme.spacing(5),
    marginTop: `-${cardOnLand}`,
  },
  '@media print': { display: 'block', marginTop: 0 },
}));

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(5),
  paddingBlock: theme.spacing(6, 3),
  [theme.breakpoints.up('md')]: {
    gridArea: '1 / 1',
    padding: `calc(${cardOnLand} + ${theme.spacing(5)}) 0 ${theme.spacing(6)}`,
  },
  '@media print': { display: 'block', paddingBlock: theme.spacing(2.5, 0) },
}));

const EqualOpportunity = styled('p')(({ theme }) => ({
  maxWidth: textMeasure,
  color: theme.vars.palette.text.secondary,
  '@media print': { maxWidth: 'none' },
}));
