import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { jobLabels } from '../../content/labels';
import type { Job } from '../../content/schema';
import { isOpen } from '../../jobs/job';
import { useToday } from '../../today';
import { PageHeader } from '../../ui/page-header';
import { Breadcrumb } from './breadcrumb';
import { TextList, JobSection } from './job-section';
import { HowToApply } from './how-to-apply';
import { JobOverview } from './job-overview';
import { PrintHeader } from './print-header';
import { OtherOpenings } from './other-openings';

export function JobPage({ job }: { job: Job }) {
  const open = isOpen(job, useToday());
  return (
    <>
      <article>
        <PrintHeader job={job} />
        <PageHeader above={<Breadcrumb title={job.title} />} title={job.title} lead={job.summary} />
        <JobOverview job={job} open={open} />
        <Columns>
          <div>
            <TextList id="duties" title={jobLabels.duties} items={job.duties} />
            <TextList
              id="requirements"
              title={jobLabels.requirements}
              items={job.requirements}
              checked
            />
            <JobSection id="work-location" title={jobLabels.workLocation}>
              {job.workLocation.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </JobSection>
            {job.benefits.length > 0 && (
              <TextList id="benefits" title={jobLabels.benefits} items={job.benefits} />
            )}
            {job.equalOpportunity && <p>{job.equalOpportunity}</p>}
          </div>
          {open && <HowToApply job={job} />}
        </Columns>
      </article>
      <OtherOpenings current={job} />
    </>
  );
}

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  paddingBlock: theme.spacing(5, 8),
  '& section + section, & section + p': { marginTop: theme.spacing(5) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 46rem) 22rem',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: theme.spacing(7),
    paddingBlock: theme.spacing(7, 9),
  },
  '@media print': { display: 'block', paddingBlock: theme.spacing(2.5, 0) },
}));
