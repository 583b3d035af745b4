import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { cityAndStateCode } from '../../content/address';
import { employmentTypeNames } from '../../content/jobs';
import { jobPath } from '../../content/paths';
import type { JobSummary } from '../../content/types';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';
import { JobCardScene } from './job-card-scene';
import { cardSurface, focusRing, iconSize, onHover } from '../../theme/mixins';
import { motion, radius, space } from '../../theme/scale';
import { PageLink } from '../../ui/page-link';
import { VisuallyHidden } from '../../ui/visually-hidden';

type JobCardsProps = {
  jobs: readonly JobSummary[];
  /** `compact` cards, for what is not the page's subject, have the picture beside the text. */
  size?: Size;
  className?: string;
};

type Size = 'full' | 'compact';

export function JobCards({ jobs, size = 'full', className }: JobCardsProps) {
  return (
    <CardList data-size={size} className={className}>
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
      <JobCardScene icon={job.icon} />
      <CardBody>
        <CardTitle id={`card-${job.slug}`}>{job.title}</CardTitle>
        <Salary>{job.salaryText}</Salary>
        <Typography variant="small" color="textSecondary">
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

/** In columns, as many as fit. Compact cards, which are wider, are in two at most. */
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

/** The picture is above the text on phones and in columns of full cards, otherwise beside it. */
const Card = styled('article')(({ theme }) => ({
  ...cardSurface(theme),
  position: 'relative',
  display: 'grid',
  gridTemplate: '8rem 1fr / minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplate: 'none / minmax(0, 1fr) minmax(0, 2.3fr)' },
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
  '@media print': { display: 'block' },
}));

const CardBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space.inset} ${space.inset} 0`,
});

const CardTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.cardTitle,
  margin: theme.spacing(0, 0, 0.5),
}));

const Salary = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(0.5),
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
}));

const EmploymentType = styled('span')({
  '&::before': {
    // The empty alternative text makes screen readers skip the dot. Older browsers use the first
    // value.
    content: ['"·"', '"·" / ""'],
    marginInline: '0.4em 0.6em',
  },
});

const CardSummary = styled('p')(({ theme }) => ({
  marginBlock: theme.spacing(1, 2),
  textWrap: 'balance',
}));

/** The last row of the card, from edge to edge. */
const ViewMore = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  margin: `auto calc(-1 * ${space.inset}) 0`,
  paddingInline: space.inset,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
  textDecoration: 'none',
  '& svg': { fontSize: iconSize },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:focus-visible': { outline: 'none' },
  // Inside, where it is clear of what is behind the card.
  '&:focus-visible::after': { ...focusRing(theme), outlineOffset: -4 },
}));
