import company from '@content/company.yaml';
import { type CSSObject, styled } from '@mui/material/styles';
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
import { breakpoints, cardRadius, pxToEm } from '../theme/lengths';
import { Button } from './button';
import { DotSeparated } from './dot-separated';
import { Illustration } from './illustration';
import { LinkCard } from './link-card';
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
      <Title style={growsIntoHeading ? { viewTransitionName: 'job-title' } : {}}>{job.title}</Title>
      <Facts>
        <Salary>{formatSalary(job.salary)}</Salary>
        <DotSeparated
          facts={[cityAndStateCode(company.address), employmentTypeNames[job.employmentType]]}
        />
      </Facts>
      {!onJobPage && <Summary>{job.summary}</Summary>}
      <ViewMore to={path}>
        View More
        <VisuallyHidden>{` about ${job.title}`}</VisuallyHidden>
        <ArrowForwardIcon />
      </ViewMore>
    </Card>
  );
}

/** Phones, unless the text is so large that it needs all of the width. */
const phoneQuery = `@media screen and (min-width: 18em) and (max-width: ${pxToEm(breakpoints.sm - 1)}em)`;
const fromTabletQuery = `@media (min-width: ${pxToEm(breakpoints.sm)}em)`;

/** Styles of a card with its picture at the left: on phones, and on the pages of other jobs. */
const inRow = (styles: CSSObject, selector = '[data-row="true"] &') => ({
  [phoneQuery]: styles,
  [fromTabletQuery]: { [selector]: styles },
});

const Card = styled(LinkCard)(({ theme }) => ({
  gap: 0,
  padding: theme.spacing(0, 2.5),
  ...inRow(
    {
      display: 'grid',
      gridTemplateColumns: 'clamp(88px, 22vw, 176px) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: 'clamp(14px, 2vw, 24px)',
      padding: theme.spacing(0, 1.5, 0, 0),
      '& > *': { gridColumn: 2 },
    },
    '&[data-row="true"]',
  ),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(3) },
}));

/** From side to side at the top of the card, or from top to bottom at its left. */
const Picture = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '100%',
  height: 112,
  margin: theme.spacing(0, -2.5, 2),
  overflow: 'hidden',
  borderRadius: `${cardRadius - 1}px ${cardRadius - 1}px 0 0`,
  ...inRow({
    position: 'relative',
    gridArea: '1 / 1 / 4 / 2',
    height: 'auto',
    margin: 0,
    borderRadius: `${cardRadius - 1}px 0 0 ${cardRadius - 1}px`,
    // The picture is as high as the text, not the other way round.
    '& > img': { position: 'absolute' },
  }),
  [theme.breakpoints.up('md')]: { height: 152, margin: theme.spacing(0, -3, 2.25) },
  '@media print': { display: 'none' },
}));

const inPicture = { gridArea: '1 / 1', height: '100%' };

/** Each tool stands in its own part of the land. */
const Land = styled(Illustration)({
  ...inPicture,
  objectPosition: '100%',
  '&[data-tool="sieve"]': { objectPosition: 0 },
  '&[data-tool="level"]': { objectPosition: '25%' },
  '&[data-tool="plow"]': { objectPosition: '50%' },
  '&[data-tool="ladder"]': { objectPosition: '75%' },
  ...inRow({
    '&[data-tool="pump"]': { objectPosition: '88%' },
    '&[data-tool="sieve"]': { objectPosition: '8%' },
  }),
});

const Tool = styled(Illustration)({
  ...inPicture,
  justifySelf: 'center',
  width: 'auto',
  ...inRow({ bottom: 10, left: '5%', width: '90%', height: 'auto' }),
});

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  width: 'fit-content',
  margin: 0,
  fontSize: '1.375rem',
  [fromTabletQuery]: { '[data-row="true"] &': { paddingTop: theme.spacing(2) } },
  [phoneQuery]: { paddingTop: theme.spacing(1.75), fontSize: '1.25rem' },
  [theme.breakpoints.up('md')]: { fontSize: '1.5625rem' },
  '@media print': { paddingTop: theme.spacing(1.5) },
}));

const Facts = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(0.75),
  fontSize: '1rem',
  [phoneQuery]: { marginTop: theme.spacing(0.25) },
}));

const Salary = styled('p')(({ theme }) => ({
  fontSize: '1.125rem',
  fontWeight: 500,
  lineHeight: 1.4,
  [phoneQuery]: { fontSize: '1.0625rem' },
  [theme.breakpoints.up('md')]: { fontSize: '1.25rem' },
}));

const Summary = styled('p')(({ theme }) => ({
  flexGrow: 1,
  marginTop: theme.spacing(1),
  fontSize: '1rem',
  lineHeight: 1.45,
  [phoneQuery]: { display: 'none' },
}));

/** Covers the card's lower edge; on wide screens, below a rule. */
const ViewMore = styled(Button)(({ theme }) => ({
  justifyContent: 'space-between',
  margin: theme.spacing(0, -2.5),
  padding: theme.spacing(1, 2.5),
  border: 0,
  borderRadius: `0 0 ${cardRadius - 1}px ${cardRadius - 1}px`,
  ...inRow({
    alignSelf: 'end',
    minHeight: 44,
    margin: 0,
    padding: theme.spacing(0.5, 0),
    borderTop: 0,
  }),
  [theme.breakpoints.up('md')]: {
    minHeight: 60,
    margin: theme.spacing(3, -3, 0),
    paddingInline: theme.spacing(3),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));
