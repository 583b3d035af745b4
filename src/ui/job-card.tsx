import company from '@content/company.json';
import jobSummaries from '@content/job-summaries.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useViewTransitionState } from 'react-router-dom';

import { cityAndStateCode } from '../contact/address';
import type { JobSummary } from '../content/types';
import ArrowForwardIcon from '../illustrations/icons/arrow-forward.svg?react';
import { employmentTypeNames, formatSalary } from '../jobs/format';
import { jobPath, paths } from '../paths';
import { cardRadius } from '../theme/lengths';
import { Button } from './button';
import { DotSeparated } from './dot-separated';
import { LinkCard } from './link-card';
import { VisuallyHidden } from './visually-hidden';

type JobCardProps = {
  job: JobSummary;
  /** The page of another job: it is an article itself, and its heading has the name `job-title`. */
  onJobPage?: boolean;
};

export function JobCard({ job, onJobPage = false }: JobCardProps) {
  const path = jobPath(job);
  const isJobInTransition = useViewTransitionState(path);
  // Between two jobs, two cards would have the name, and the browser would skip the transition.
  const isCareerPageInTransition = useViewTransitionState(paths.career);
  const growsIntoHeading = isJobInTransition && isCareerPageInTransition && !onJobPage;
  const field = jobSummaries.findIndex(({ slug }) => slug === job.slug) % fieldCount;
  return (
    <Card as={onJobPage ? 'div' : 'article'} data-field={field}>
      <Typography variant="h3" style={growsIntoHeading ? { viewTransitionName: 'job-title' } : {}}>
        {job.title}
      </Typography>
      <CardFacts
        leadFact={formatSalary(job.salary)}
        facts={[cityAndStateCode(company.address), employmentTypeNames[job.employmentType]]}
      />
      <Summary>{job.summary}</Summary>
      <ViewMore to={path}>
        View More
        <VisuallyHidden>{` about ${job.title}`}</VisuallyHidden>
        <ArrowForwardIcon />
      </ViewMore>
    </Card>
  );
}

/** How many different fields there are */
const fieldCount = 3;

const Card = styled(LinkCard)(({ theme }) => {
  const { wheatHill, row, greenHill, middleHill, edge, rim } = theme.vars.palette.scene;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto 1fr',
    gap: 0,
    columnGap: theme.spacing(1.5),
    padding: theme.spacing(2.25, 2.5, 0),
    '& h3': { width: 'fit-content', fontSize: '1.375rem' },
    '& > *': { gridColumn: 1 },
    // A round field, seen from above. Neighbors in the list have different ones.
    '&::before': {
      content: '""',
      gridArea: '1 / 2 / 3',
      width: '3.75rem',
      height: '3.75rem',
      marginTop: theme.spacing(0.5),
      borderRadius: '50%',
    },
    '&[data-field="0"]::before': {
      rotate: '28deg',
      backgroundImage: `linear-gradient(transparent 49%, ${rim} 49% 55%, transparent 55%), repeating-linear-gradient(90deg, transparent 0 6px, ${row} 6px 7px), linear-gradient(${wheatHill} 52%, ${middleHill} 52%)`,
    },
    '&[data-field="1"]::before': {
      rotate: '-18deg',
      backgroundImage: `repeating-radial-gradient(circle at 50% 135%, transparent 0 6px, ${rim} 6px 7px), linear-gradient(${greenHill}, ${greenHill})`,
    },
    '&[data-field="2"]::before': {
      rotate: '40deg',
      backgroundImage: `repeating-radial-gradient(circle, transparent 0 5px, ${row} 5px 6px), conic-gradient(${greenHill} 30%, ${wheatHill} 30% 78%, ${edge} 78%)`,
    },
    [theme.breakpoints.up('md')]: {
      padding: theme.spacing(2.75, 3, 0),
      '& h3': { fontSize: '1.5625rem' },
    },
    '@media print': { '&::before': { display: 'none' } },
  };
});

const CardFacts = styled(DotSeparated)(({ theme }) => ({
  marginTop: theme.spacing(0.75),
  fontSize: '1rem',
  // The salary
  '& > :first-of-type': { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 },
  [theme.breakpoints.up('md')]: { '& > :first-of-type': { fontSize: '1.4375rem' } },
}));

/** Fills the card, so that View More aligns across a row. */
const Summary = styled('p')(({ theme }) => ({
  '&&': { gridColumn: '1 / -1' },
  marginTop: theme.spacing(1.5),
  lineHeight: 1.45,
}));

/** Covers the card's lower edge, from side to side. */
const ViewMore = styled(Button)(({ theme }) => ({
  '&&': { gridColumn: '1 / -1' },
  justifyContent: 'space-between',
  minHeight: 54,
  margin: theme.spacing(2.5, -2.5, 0),
  padding: theme.spacing(1, 2.5),
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `0 0 ${cardRadius - 1}px ${cardRadius - 1}px`,
  [theme.breakpoints.up('md')]: {
    minHeight: 60,
    margin: theme.spacing(3, -3, 0),
    paddingInline: theme.spacing(3),
  },
}));
