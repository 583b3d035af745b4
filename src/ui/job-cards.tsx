import company from '@content/company.yaml';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { cityAndStateCode } from '../content/address';
import { employmentTypeNames, formatSalary } from '../content/format';
import { jobPath } from '../content/paths';
import type { JobSummary } from '../content/types';
import land from '../illustrations/career/card-land.svg';
import ArrowForwardIcon from '../illustrations/icons/arrow-forward.svg?react';
import ladder from '../illustrations/tools/ladder.svg';
import level from '../illustrations/tools/level.svg';
import plow from '../illustrations/tools/plow.svg';
import pump from '../illustrations/tools/pump.svg';
import sieve from '../illustrations/tools/sieve.svg';
import { cardSurface, focusRing, iconSize } from '../theme/mixins';
import { motion, radius, space } from '../theme/scale';
import { Illustration } from './illustration';
import { PageLink } from './page-link';
import { useJobTitleTransition } from './use-job-title-transition';
import { VisuallyHidden } from './visually-hidden';

const tools = { sieve, plow, pump, level, ladder };

export function JobCards({ jobs }: { jobs: readonly JobSummary[] }) {
  return (
    <CardList>
      {jobs.map((job) => (
        <li key={job.slug}>
          <JobCard job={job} />
        </li>
      ))}
    </CardList>
  );
}

/** All of the card is clickable; assistive technology sees one link. */
function JobCard({ job }: { job: JobSummary }) {
  const titleStyle = useJobTitleTransition(job);
  return (
    <Card aria-labelledby={`card-${job.slug}`}>
      <CardPicture>
        <Illustration src={land} width={1200} height={112} />
        {job.icon && <ToolPicture src={tools[job.icon]} width={160} height={112} />}
      </CardPicture>
      <CardBody>
        <CardTitle id={`card-${job.slug}`} style={titleStyle}>
          {job.title}
        </CardTitle>
        <Typography variant="lead" sx={{ fontWeight: 500 }}>
          {formatSalary(job.salary)}
        </Typography>
        <Typography color="textSecondary">
          {`${cityAndStateCode(company.address)} `}
          <EmploymentType>{employmentTypeNames[job.employmentType]}</EmploymentType>
        </Typography>
        <CardSummary>{job.summary}</CardSummary>
        <ViewMore to={jobPath(job)}>
          View More
          <VisuallyHidden>{` about ${job.title}`}</VisuallyHidden>
          <ArrowForwardIcon />
        </ViewMore>
      </CardBody>
    </Card>
  );
}

const CardList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: space.gap,
  width: '100%',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' },
  '& > li': { containerType: 'inline-size' },
  // Neighbors show different parts of the land.
  '& > li:nth-of-type(3n + 1) img:first-of-type': { objectPosition: '10%' },
  '& > li:nth-of-type(3n) img:first-of-type': { objectPosition: '100%' },
}));

/** The picture is above the text only in columns. */
const Card = styled('article')(({ theme }) => ({
  ...cardSurface(theme),
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '9rem 1fr',
  height: '100%',
  padding: 0,
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  transition: `border-color ${motion.duration} ${motion.easing}`,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  [theme.breakpoints.down('lg')]: {
    // Very large text needs all of the width.
    gridTemplate: 'none / minmax(0, 1fr) minmax(min(100%, 13rem), 2.8fr)',
  },
  '@container (min-width: 30rem)': { gridTemplate: 'none / 1fr 2fr' },
  '@media print': { gridTemplate: 'none' },
}));

/** As high as the text beside it. */
const CardPicture = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  '& img': { position: 'absolute', inset: 0, height: '100%' },
  '@media print': { display: 'none' },
});

const ToolPicture = styled(Illustration)({ objectFit: 'contain', objectPosition: '50% 90%' });

const CardBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  padding: space.inset,
});

const CardTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.cardTitle,
  width: 'fit-content',
  margin: 0,
}));

const EmploymentType = styled('span')({
  '&::before': {
    // The empty alternative text makes screen readers skip the dot. Older browsers use the first
    // value.
    content: ['"· "', '"· " / ""'],
  },
});

const CardSummary = styled('p')(({ theme }) => ({
  marginBlock: theme.spacing(1, 2),
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const ViewMore = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 'auto',
  paddingTop: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { borderTop: `1px solid ${theme.vars.palette.divider}` },
  fontWeight: 600,
  textDecoration: 'none',
  '& svg': { fontSize: iconSize },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:focus-visible': { outline: 'none' },
  // Inside, where it is clear of what is behind the card.
  '&:focus-visible::after': { ...focusRing(theme), outlineOffset: -4 },
}));
