import careers from '@content/careers.yaml';
import company from '@content/company.yaml';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { addressText } from '../../content/address';
import { breadcrumbs } from '../../content/jobs';
import { jobPath } from '../../content/paths';
import type { Job } from '../../content/types';
import { absoluteUrl } from '../../document/metadata';
import ladder from '../../illustrations/job/ladder.svg?react';
import level from '../../illustrations/job/level.svg?react';
import plow from '../../illustrations/job/plow.svg?react';
import pump from '../../illustrations/job/pump.svg?react';
import sieve from '../../illustrations/job/sieve.svg?react';
import Land from '../../illustrations/job.svg?react';
import { sceneHeight, width } from '../../theme/scale';
import { PageHeader } from '../../ui/page-header';
import { PageLink } from '../../ui/page-link';
import { useJobTitleTransition } from '../../ui/use-job-title-transition';

const tools = { sieve, plow, pump, level, ladder };

export function JobHeader({ job }: { job: Job }) {
  const Tool = job.icon && tools[job.icon];
  const titleStyle = useJobTitleTransition(job);
  return (
    <>
      <Letterhead job={job} />
      <PageHeader>
        <Container>
          <nav aria-label="Breadcrumb" data-media="screen">
            <BreadcrumbList>
              {breadcrumbs(careers, job)
                .slice(0, -1)
                .map(({ name, path }) => (
                  <li key={path}>
                    <PageLink to={path}>{name}</PageLink>
                  </li>
                ))}
              <CurrentPage aria-current="page">{job.title}</CurrentPage>
            </BreadcrumbList>
          </nav>
          <JobTitle variant="pageTitle" style={titleStyle}>
            {job.title}
          </JobTitle>
          <Typography variant="lead" sx={{ maxWidth: width.text, mt: 1.5, mb: 2 }}>
            {job.summary}
          </Typography>
        </Container>
        <JobScene data-media="screen">
          <Land />
          {Tool && <Tool />}
        </JobScene>
      </PageHeader>
    </>
  );
}

/** On paper: the employer, the page's URL, and the job ID. */
function Letterhead({ job }: { job: Job }) {
  return (
    <Stack
      data-media="print"
      direction="row"
      sx={{
        gap: 4,
        mb: 3,
        pb: 1,
        borderBottom: 1,
        // The address wraps before the URL does.
        '& > :first-of-type': { flex: '1 1 12rem' },
        '& > :last-of-type': { textAlign: 'right' },
      }}
    >
      <p>
        <strong>{company.name}</strong>
        <br />
        {/* An element, because React would not recognize a bare text with a link in it. */}
        <span>{addressText(company.address)}</span>
      </p>
      <p>
        {absoluteUrl(company.baseUrl, jobPath(job))}
        <br />
        {`Job ID: ${job.slug}`}
      </p>
    </Stack>
  );
}

const BreadcrumbList = styled('ol')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  lineHeight: '28px', // easy to tap
  '& a': { display: 'inline-block' },
  '& li + li::before': {
    // The empty alternative text makes screen readers skip the slash. Older browsers use the first
    // value.
    content: ['"/"', '"/" / ""'],
    marginInline: theme.spacing(1),
  },
}));

/** Cuts off a long title, which the heading below shows in full. */
const CurrentPage = styled('li')({
  flex: '1 1 6rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** As wide as its text, like the title of the job's card, which grows into it. */
const JobTitle = styled(Typography)({ width: 'fit-content' });

/**
 * A picture of land, and in front of it the job's tool. The box is as high as the land; the sky and
 * the hills of the picture reach above it, behind the title.
 */
const JobScene = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: -1,
  height: sceneHeight.stand,
  '& > svg': { position: 'absolute' },
  // On narrow screens, they would be behind the text.
  [theme.breakpoints.down('md')]: { '& .stars': { display: 'none' } },
}));
