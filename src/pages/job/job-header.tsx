import careers from '@content/careers.json';
import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { addressText } from '../../content/address';
import { breadcrumbs } from '../../content/jobs';
import { jobPath } from '../../content/paths';
import type { Job } from '../../content/types';
import { absoluteUrl } from '../../document/metadata';
import { tapTarget } from '../../theme/mixins';
import { width } from '../../theme/scale';
import { Eyebrow } from '../../ui/eyebrow';
import { PageLink } from '../../ui/page-link';
import { JobSky, TitleContainer } from './job-grid';
import { JobScene } from './job-scene';

export function JobHeader({ job }: { job: Job }) {
  return (
    <>
      <Letterhead job={job} />
      <JobSky>
        <TitleContainer>
          <Eyebrow as="nav" aria-label="Breadcrumb" data-media="screen">
            <BreadcrumbList>
              {breadcrumbs(careers, job)
                .slice(0, -1)
                .map(({ name, path }) => (
                  <li key={path}>
                    <PageLink to={path}>{name}</PageLink>
                  </li>
                ))}
            </BreadcrumbList>
          </Eyebrow>
          <Typography variant="pageTitle">{job.title}</Typography>
          <SummaryLine variant="lead">{job.summary}</SummaryLine>
        </TitleContainer>
        <JobScene icon={job.icon} />
      </JobSky>
    </>
  );
}

/** The employer, the page's URL and the job ID, which only paper shows. */
function Letterhead({ job }: { job: Job }) {
  return (
    <LetterheadLine data-media="print">
      <p>
        <strong>{company.name}</strong>
        <br />
        {/* The address is in an element, because iPhones make a link of it, and React would not
            recognize a bare text with a link in it. */}
        <span>{addressText(company.address)}</span>
      </p>
      <p>
        {absoluteUrl(company.siteUrl, jobPath(job))}
        <br />
        {`Job ID: ${job.slug}`}
      </p>
    </LetterheadLine>
  );
}

const BreadcrumbList = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  '& a': { ...tapTarget, color: 'inherit' },
  '& li + li::before': {
    // The empty alternative text makes screen readers skip the slash. Older browsers use the first
    // value.
    content: ['"/"', '"/" / ""'],
    marginInline: theme.spacing(1),
  },
}));

const SummaryLine = styled(Typography)(({ theme }) => ({
  maxWidth: width.text,
  marginBlock: theme.spacing(2, 5),
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(2) },
}));

const LetterheadLine = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(5),
  marginBottom: theme.spacing(3),
  paddingBottom: theme.spacing(1),
  borderBottom: '1px solid',
  // The address wraps before the URL does.
  '& > :first-of-type': { flex: '1 1 12rem' },
  '& > :last-of-type': { textAlign: 'right' },
}));
