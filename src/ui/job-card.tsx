import company from '@content/company.json';
import { styled } from '@mui/material/styles';
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
import { displayFamily } from '../theme/fonts';
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
  return (
    <Card as={onJobPage ? 'div' : 'article'}>
      <Title style={growsIntoHeading ? { viewTransitionName: 'job-title' } : {}}>{job.title}</Title>
      <Facts>
        <Salary>{formatSalary(job.salary)}</Salary>
        <DotSeparated
          facts={[cityAndStateCode(company.address), employmentTypeNames[job.employmentType]]}
        />
      </Facts>
      {job.icon && <Tool as={toolIllustrations[job.icon]} />}
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
  gridTemplate:
    '"title title" "facts tool" "summary summary" 1fr "more more" / minmax(0, 1fr) auto',
  gap: 0,
  padding: theme.spacing(2.25, 2.5, 0),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2.75, 3, 0) },
}));

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  gridArea: 'title',
  width: 'fit-content',
  margin: 0,
  fontSize: '1.375rem',
  [theme.breakpoints.up('md')]: { fontSize: '1.5625rem' },
}));

const Facts = styled('div')(({ theme }) => ({
  gridArea: 'facts',
  marginTop: theme.spacing(0.75),
  fontSize: '1rem',
}));

const Salary = styled('p')(({ theme }) => ({
  fontFamily: displayFamily,
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: '-0.01em',
  [theme.breakpoints.up('md')]: { fontSize: '1.4375rem' },
}));

const Tool = styled('svg')(({ theme }) => ({
  gridArea: 'tool',
  width: 80,
  height: 80,
  marginLeft: theme.spacing(0.5),
  [theme.breakpoints.up('md')]: { width: 96, height: 96 },
  '@media print': { display: 'none' },
}));

const Summary = styled('p')(({ theme }) => ({
  gridArea: 'summary',
  marginTop: theme.spacing(1),
  lineHeight: 1.45,
}));

/** Covers the card's lower edge, from side to side; on wide screens, below a rule. */
const ViewMore = styled(Button)(({ theme }) => ({
  gridArea: 'more',
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
