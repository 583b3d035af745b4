import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
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
import { sceneHeight, space, width } from '../../theme/scale';
import { ClosingLand } from '../../ui/closing-land';
import { PageHeader } from '../../ui/page-header';
import { ApplyBar } from './apply-bar';
import { Breadcrumb } from './breadcrumb';
import type { JobData } from './job-data';
import { JobEnd } from './job-end';
import { JobOverview } from './job-overview';
import { JobSection } from './job-section';
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
  return (
    <>
      <article>
        <PrintHeader job={job} />
        <PageHeader>
          <Container>
            <Breadcrumb job={job} />
            <JobTitle variant="h1">{job.title}</JobTitle>
            <JobLead variant="subtitle1">{job.summary}</JobLead>
          </Container>
          <Drawing data-media="screen">
            <Land />
            {Tool && <Tool />}
          </Drawing>
        </PageHeader>
        <Body>
          <JobOverview job={job} open={open} />
          {jobSections(job).map((section) => (
            <JobSection key={section.id} {...section} />
          ))}
          {job.equalOpportunity && <EqualOpportunity>{job.equalOpportunity}</EqualOpportunity>}
          <JobEnd job={job} open={open} />
        </Body>
        {open && <ApplyBar job={job} />}
      </article>
      <ClosingLand>
        <OtherJobs current={job} />
      </ClosingLand>
    </>
  );
}

const JobTitle = styled(Typography)({
  // The title of the job's card on the career page grows into this heading.
  width: 'fit-content',
  viewTransitionName: 'job-title',
});

const JobLead = styled(Typography)(({ theme }) => ({
  maxWidth: width.text,
  marginBlock: theme.spacing(1.5, 2),
}));

/** The land, and in front of it the job's tool. Sky and hills rise above the box. */
const Drawing = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: -1,
  height: sceneHeight.stand,
  '& > svg': { position: 'absolute' },
  // On narrow screens, they would be behind the text.
  [theme.breakpoints.down('md')]: { '& .stars': { display: 'none' } },
}));

/** On desktops, the duties are at the left, and the card and the work location are at the right. */
const Body = styled(Container)(({ theme }) => ({
  '@media screen': {
    display: 'grid',
    gap: space.stack,
    // The card is in front of the land; on desktops, from where the land begins.
    marginTop: theme.spacing(-3),
    paddingBottom: space.stack,
    [theme.breakpoints.up('md')]: { marginTop: `calc(-1 * ${sceneHeight.stand})` },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(19rem, 1fr)',
    // Long duties do not part the work location from the card.
    gridTemplateRows: 'auto 1fr',
  },
}));

const EqualOpportunity = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  maxWidth: width.text,
  color: theme.vars.palette.text.secondary,
  '@media print': { marginTop: theme.spacing(3) },
}));
