import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ComponentType, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';

import { isOpen, jobSections } from '../../content/jobs';
import type { Job } from '../../content/types';
import { useNow } from '../../hooks/use-now';
import Ladder from '../../illustrations/job/ladder.svg?react';
import Level from '../../illustrations/job/level.svg?react';
import Plow from '../../illustrations/job/plow.svg?react';
import Pump from '../../illustrations/job/pump.svg?react';
import Sieve from '../../illustrations/job/sieve.svg?react';
import Land from '../../illustrations/job.svg?react';
import { ClosingLand } from '../../ui/closing-land';
import { headerDrawing, HeaderLead, HeaderTitle, PageHeader } from '../../ui/page-header';
import { ApplyBar } from './apply-bar';
import { Breadcrumb } from './breadcrumb';
import type { JobData } from './job-data';
import { JobEnd } from './job-end';
import { JobOverview } from './job-overview';
import { JobSection, textMeasure } from './job-section';
import { OtherJobs } from './other-jobs';
import { PrintHeader } from './print-header';

const tools: Record<NonNullable<Job['icon']>, ComponentType> = {
  sieve: Sieve,
  plow: Plow,
  pump: Pump,
  level: Level,
  ladder: Ladder,
};

export function Component() {
  const { job } = useLoaderData<JobData>();
  const Tool = job.icon && tools[job.icon];
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
          <Drawing>
            <Land />
            {Tool && <Tool />}
          </Drawing>
        </JobHeader>
        <Body>
          <JobOverview job={job} open={open} applyRef={cardApplyRef} />
          {jobSections(job).map((section) => (
            <JobSection key={section.id} {...section} />
          ))}
          {job.equalOpportunity && <EqualOpportunity>{job.equalOpportunity}</EqualOpportunity>}
          <JobEnd job={job} open={open} applyRef={endApplyRef} />
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
  paddingBottom: '11.5rem',
  [theme.breakpoints.up('sm')]: { paddingBottom: '16rem' },
  [theme.breakpoints.up('md')]: { paddingBottom: '17rem' },
  [theme.breakpoints.up('lg')]: { paddingBottom: '15.5rem' },
}));

/** The land, and in front of it the job's tool. */
const Drawing = styled('div')(({ theme }) => ({
  ...headerDrawing(theme),
  width: '100%',
  left: '4vw',
  height: '15.5rem',
  '& > svg': { position: 'absolute' },
  [theme.breakpoints.up('sm')]: { height: '21.5rem' },
  // Keeps the tool left of the card.
  [theme.breakpoints.up('md')]: { left: 'calc(50% - 36.5rem)', height: '26rem' },
  [theme.breakpoints.up('lg')]: { left: 0, height: '30rem' },
}));

const JobTitle = styled(HeaderTitle)({
  // The title of the job's card on the career page grows into this heading.
  width: 'fit-content',
  viewTransitionName: 'job-title',
});

const JobLead = styled(HeaderLead)(({ theme }) => ({
  // Keeps the text left of the tool.
  [theme.breakpoints.up('md')]: { maxWidth: 'min(36rem, 37vw)' },
}));

/** How far the card reaches up into the header on desktops. */
const cardOnLand = '12.5rem';

/** On desktops, the duties are at the left, and the card and the work location are at the right. */
const Body = styled(Container)(({ theme }) => ({
  '@media screen': {
    display: 'grid',
    rowGap: theme.spacing(6),
    paddingBottom: theme.spacing(4),
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 46.25rem) minmax(19rem, 23rem)',
    // Long duties do not part the work location from the card.
    gridTemplateRows: 'auto 1fr',
    justifyContent: 'space-between',
    columnGap: theme.spacing(5),
    marginTop: `-${cardOnLand}`,
    paddingBottom: theme.spacing(8),
    '& > section, & > p': { gridColumn: '1 / -1' },
    '& > [aria-labelledby="duties"]': {
      gridArea: '1 / 1 / 3 / 2',
      paddingTop: `calc(${cardOnLand} + ${theme.spacing(6)})`,
    },
    '& > [aria-labelledby="work-location"]': { gridArea: '2 / 2' },
  },
  '@media print': { display: 'block', marginTop: 0 },
}));

const EqualOpportunity = styled('p')(({ theme }) => ({
  maxWidth: textMeasure,
  color: theme.vars.palette.text.secondary,
  '@media print': { maxWidth: 'none' },
}));
