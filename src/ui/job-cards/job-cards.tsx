import company from '@content/company.json';
import { styled } from '@mui/material/styles';

import { cityAndStateCode } from '../../content/address';
import { employmentTypeNames } from '../../content/jobs';
import { jobPath } from '../../content/paths';
import type { JobSummary } from '../../content/types';
import { cardSurface, focusRing, iconSize, onHover } from '../../theme/mixins';
import { motion, radius, space } from '../../theme/scale';
import ArrowForwardIcon from '../icons/arrow-forward.svg?react';
import { PageLink } from '../page-link';
import { VisuallyHidden } from '../visually-hidden';
import { JobCardPicture } from './job-card-picture';

type JobCardsProps = {
  jobs: readonly JobSummary[];
  /** `compact` cards are for other jobs than the page's. */
  size?: Size;
};

type Size = 'full' | 'compact';

export function JobCards({ jobs, size = 'full' }: JobCardsProps) {
  return (
    <CardList data-size={size}>
      {jobs.map((job) => (
        <li key={job.slug}>
          <JobCard job={job} size={size} />
        </li>
      ))}
    </CardList>
  );
}

/** All of the card is clickable; assistive technology sees one link. */
function JobCard({ job, size }: { job: JobSummary; size: Size }) {
  return (
    <Card aria-labelledby={`card-${job.slug}`} data-size={size}>
      <JobCardPicture icon={job.icon} />
      <CardBody>
        <CardTitle id={`card-${job.slug}`}>{job.title}</CardTitle>
        <Salary>{job.salaryText}</Salary>
        <PlaceAndType>
          {`${cityAndStateCode(company.address)} `}
          <EmploymentType>{employmentTypeNames[job.employmentType]}</EmploymentType>
        </PlaceAndType>
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

/** The cards are in as many columns as fit. Compact cards, which are wider, are in two at most. */
const CardList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: space.gap,
  width: '100%',
  '& > li': { containerType: 'inline-size' },
  '&[data-size="compact"]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(100%, 26rem), 40%), 1fr))',
  },
  [theme.breakpoints.up('lg')]: {
    '&[data-size="full"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' },
  },
}));

/** The picture is beside the text, but above it in columns of full cards. */
const Card = styled('article')(({ theme }) => ({
  ...cardSurface(theme),
  position: 'relative',
  display: 'grid',
  // Very large text takes all of the width, and leaves none to the picture.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(min(100%, 12rem), 2.3fr)',
  height: '100%',
  padding: 0,
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  transition: `border-color ${motion.duration} ${motion.easing}`,
  ...onHover({
    borderColor: theme.vars.palette.primary.main,
    '& a': { backgroundColor: theme.vars.palette.wash },
  }),
  [theme.breakpoints.up('lg')]: {
    '&[data-size="full"]': {
      gridTemplate: '10rem 1fr / auto',
      '@container (min-width: 30rem)': { gridTemplate: 'none / 1fr 2fr' },
    },
  },
}));

const CardBody = styled('div')(({ theme }) => ({
  '--inset': theme.spacing(2),
  [theme.breakpoints.up('sm')]: { '--inset': space.inset },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: 'var(--inset) var(--inset) 0',
}));

const CardTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.cardTitle,
  margin: theme.spacing(0, 0, 0.5),
}));

const Salary = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  fontWeight: 600,
  overflowWrap: 'break-word',
}));

const PlaceAndType = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  [theme.breakpoints.down('sm')]: { marginBottom: theme.spacing(1) },
  color: theme.vars.palette.text.secondary,
}));

const EmploymentType = styled('span')({
  '&::before': {
    // The empty alternative text makes screen readers skip the dot. Older browsers use the first
    // value.
    content: ['"·"', '"·" / ""'],
    marginRight: '0.3em',
  },
});

/** On phones, a summary would have three lines beside the picture, so cards have none there. */
const CardSummary = styled('p')(({ theme }) => ({
  marginBlock: theme.spacing(1, 2),
  textWrap: 'balance',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** The link is the last row of the card, from edge to edge. */
const ViewMore = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  margin: 'auto calc(-1 * var(--inset)) 0',
  paddingInline: 'var(--inset)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { minHeight: 56 },
  fontWeight: 600,
  textDecoration: 'none',
  '& svg': { fontSize: iconSize },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:focus-visible': { outline: 'none' },
  // The ring is inside the card, where it does not touch what is behind the card.
  '&:focus-visible::after': { ...focusRing(theme), outlineOffset: -4 },
}));
