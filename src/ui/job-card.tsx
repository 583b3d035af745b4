import company from '@content/company.yaml';
import { styled } from '@mui/material/styles';
import { useViewTransitionState } from 'react-router-dom';

import { cityAndStateCode } from '../content/address';
import { employmentTypeNames, formatSalary } from '../content/format';
import { jobPath, paths } from '../content/paths';
import type { JobSummary } from '../content/types';
import cardLand from '../illustrations/career/card-land.svg';
import ArrowForwardIcon from '../illustrations/icons/arrow-forward.svg?react';
import ladder from '../illustrations/tools/ladder.svg';
import level from '../illustrations/tools/level.svg';
import plow from '../illustrations/tools/plow.svg';
import pump from '../illustrations/tools/pump.svg';
import sieve from '../illustrations/tools/sieve.svg';
import { cardSurface, focusRing } from '../theme/mixins';
import { motion, radius, space } from '../theme/scale';
import { Button } from './button';
import { DotSeparated } from './dot-separated';
import { Illustration } from './illustration';
import { VisuallyHidden } from './visually-hidden';

/** The size of each is 160 × 112 px. */
const toolIllustrations: Record<NonNullable<JobSummary['icon']>, string> = {
  sieve,
  plow,
  pump,
  level,
  ladder,
};

type JobCardProps = {
  job: JobSummary;
  /** The page of another job: it is an article itself, and its heading has the name `job-title`. */
  onJobPage?: boolean;
};

/** All of the card is clickable; assistive technology sees one link. */
export function JobCard({ job, onJobPage = false }: JobCardProps) {
  const path = jobPath(job);
  const isJobInTransition = useViewTransitionState(path);
  // Between two jobs, two cards would have the name, and the browser would skip the transition.
  const isCareerPageInTransition = useViewTransitionState(paths.career);
  const growsIntoHeading = isJobInTransition && isCareerPageInTransition && !onJobPage;
  return (
    <Card as={onJobPage ? 'div' : 'article'} data-row={onJobPage}>
      <Picture>
        <Land src={cardLand} width={1200} height={112} data-tool={job.icon} />
        {job.icon && <Tool src={toolIllustrations[job.icon]} width={160} height={112} />}
      </Picture>
      <Text>
        <Title style={growsIntoHeading ? { viewTransitionName: 'job-title' } : {}}>
          {job.title}
        </Title>
        <Salary>{formatSalary(job.salary)}</Salary>
        <Facts
          facts={[cityAndStateCode(company.address), employmentTypeNames[job.employmentType]]}
        />
        {!onJobPage && <Summary>{job.summary}</Summary>}
        <ViewMore to={path}>
          View More
          <VisuallyHidden>{` about ${job.title}`}</VisuallyHidden>
          <ArrowForwardIcon />
        </ViewMore>
      </Text>
    </Card>
  );
}

/** The picture at the left. Very large text needs all of the width. */
const inRow = { gridTemplate: 'none / minmax(0, 1fr) minmax(min(100%, 13rem), 2.8fr)' };

const Card = styled('div')(({ theme }) => ({
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
  '&[data-row="true"]': inRow,
  [theme.breakpoints.down('lg')]: inRow,
  '@media print': { gridTemplate: 'none' },
}));

/** As high as the text beside it. */
const Picture = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  '@media print': { display: 'none' },
});

const inPicture = { position: 'absolute', inset: 0, height: '100%' } as const;

/** Each tool stands in its own part of the land. */
const Land = styled(Illustration)({
  ...inPicture,
  objectPosition: '100%',
  '&[data-tool="sieve"]': { objectPosition: '10%' },
  '&[data-tool="level"]': { objectPosition: '25%' },
  '&[data-tool="plow"]': { objectPosition: '50%' },
  '&[data-tool="ladder"]': { objectPosition: '75%' },
});

const Tool = styled(Illustration)({
  ...inPicture,
  objectFit: 'contain',
  objectPosition: '50% 90%',
});

const Text = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: space.inset,
  paddingInline: space.inset,
});

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  width: 'fit-content',
  margin: 0,
}));

const Salary = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, fontWeight: 500 }));

const Facts = styled(DotSeparated)(({ theme }) => ({
  marginBottom: theme.spacing(1),
  // Without a summary, the rule above "View More" follows.
  [theme.breakpoints.up('sm')]: { '&:last-of-type': { marginBottom: theme.spacing(2) } },
}));

const Summary = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** From side to side at the card's lower edge. */
const ViewMore = styled(Button)(({ theme }) => ({
  justifyContent: 'space-between',
  margin: `auto calc(-1 * ${space.inset}) 0`,
  padding: `${theme.spacing(1)} ${space.inset}`,
  border: 0,
  borderRadius: 0,
  [theme.breakpoints.up('sm')]: {
    minHeight: 60,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:focus-visible': { outline: 'none' },
  // Inside, where it is clear of what is behind the card.
  '&:focus-visible::after': { ...focusRing(theme), outlineOffset: -4 },
}));
