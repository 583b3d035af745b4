import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useViewTransitionState } from 'react-router-dom';

import { cityAndStateCode } from '../../shared/contact/address';
import type { JobSummary } from '../../shared/content/types';
import { employmentTypeNames, formatSalary } from '../../shared/jobs/format';
import { jobPath, paths } from '../../shared/paths';
import ArrowForwardIcon from '../illustrations/icons/arrow-forward.svg?react';
import LadderIllustration from '../illustrations/tools/ladder.svg?react';
import LevelIllustration from '../illustrations/tools/level.svg?react';
import PlowIllustration from '../illustrations/tools/plow.svg?react';
import PumpIllustration from '../illustrations/tools/pump.svg?react';
import SieveIllustration from '../illustrations/tools/sieve.svg?react';
import { cardRadius } from '../theme/lengths';
import { Button } from './button';
import { DotSeparated } from './dot-separated';
import { LinkCard } from './link-card';
import { VisuallyHidden } from './visually-hidden';

const toolIllustrations: Record<NonNullable<JobSummary['icon']>, typeof SieveIllustration> = {
  sieve: SieveIllustration,
  plow: PlowIllustration,
  pump: PumpIllustration,
  level: LevelIllustration,
  ladder: LadderIllustration,
};

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
  const ToolIllustration = job.icon && toolIllustrations[job.icon];
  return (
    <Card as={onJobPage ? 'div' : 'article'}>
      <Typography variant="h3" style={growsIntoHeading ? { viewTransitionName: 'job-title' } : {}}>
        {job.title}
      </Typography>
      <CardFacts
        leadFact={formatSalary(job.salary)}
        facts={[cityAndStateCode(company.address), employmentTypeNames[job.employmentType]]}
      />
      {ToolIllustration && <ToolIllustration />}
      <Summary>{job.summary}</Summary>
      <ViewMore to={path}>
        View More
        <VisuallyHidden>{` about ${job.title}`}</VisuallyHidden>
        <ArrowForwardIcon />
      </ViewMore>
    </Card>
  );
}

const Card = styled(LinkCard)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto 1fr',
  gap: 0,
  columnGap: theme.spacing(1.5),
  padding: theme.spacing(2.25, 2.5, 0),
  '& > *': { gridColumn: 1 },
  '& h3': { width: 'fit-content', fontSize: '1.375rem' },
  '& > svg': { gridArea: '1 / 2 / 3' },
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(2.75, 3, 0),
    '& h3': { fontSize: '1.5625rem' },
  },
  '@media print': { '& > svg': { display: 'none' } },
}));

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
  marginTop: theme.spacing(1),
  lineHeight: 1.45,
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(1.5) },
}));

/** Covers the card's lower edge, from side to side; on wide screens, below a rule. */
const ViewMore = styled(Button)(({ theme }) => ({
  '&&': { gridColumn: '1 / -1' },
  justifyContent: 'space-between',
  margin: theme.spacing(0, -2.5),
  padding: theme.spacing(1, 2.5),
  border: 0,
  borderRadius: `0 0 ${cardRadius - 1}px ${cardRadius - 1}px`,
  [theme.breakpoints.up('md')]: {
    minHeight: 60,
    margin: theme.spacing(3, -3, 0),
    paddingInline: theme.spacing(3),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));
