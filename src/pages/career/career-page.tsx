import careers from '@content/careers.json';
import jobSummaries from '@content/job-summaries.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { openJobs, openPositionsText } from '../../../shared/jobs/open-jobs';
import { useNow } from '../../hooks/use-now';
import CareerIllustration from '../../illustrations/career.svg?react';
import { stretchLoneLastItem } from '../../ui/card-grid';
import { ClosingLand } from '../../ui/closing-land';
import { Eyebrow } from '../../ui/eyebrow';
import { gapsInLastRow } from '../../ui/gaps-in-last-row';
import { JobCard } from '../../ui/job-card';
import { headerDrawing, HeaderLead, HeaderTitle, PageHeader } from '../../ui/page-header';
import { ApplySteps } from './apply-steps';
import { Office } from './office';
import { WorkingHere } from './working-here';

export function CareerPage() {
  const jobs = openJobs(jobSummaries, useNow());
  return (
    <Career>
      <CareerHeader>
        <Container>
          <Eyebrow>{careers.label}</Eyebrow>
          <CareerTitle>{careers.title}</CareerTitle>
          <CareerLead>{careers.lead}</CareerLead>
        </Container>
        <CareerDrawing />
      </CareerHeader>
      <ListHead data-open={jobs.length > 0}>
        <Container>
          <Typography variant="h2">
            {jobs.length > 0 ? openPositionsText(jobs.length) : careers.noOpenPositions}
          </Typography>
          {jobs.length > 0 && <p>{careers.locationNote}</p>}
        </Container>
      </ListHead>
      <JobList>
        {jobs.length > 0 && (
          <ul>
            {jobs.map((job, index) => (
              <li key={job.slug} data-in-row-of-two={isInRowOfTwo(index, jobs.length)}>
                <JobCard job={job} />
              </li>
            ))}
          </ul>
        )}
      </JobList>
      <WorkingHere />
      <ClosingLand>
        {jobs.length > 0 ? (
          <ApplySteps />
        ) : (
          <Container>
            <Office />
          </Container>
        )}
      </ClosingLand>
    </Career>
  );
}

/** On large screens, rows have three jobs; to close gaps, the last row or two have two. */
function isInRowOfTwo(index: number, count: number): boolean {
  return index >= count - 2 * gapsInLastRow(count, 3);
}

const Career = styled('div')({
  '& h2': { fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem)' },
});

const CareerHeader = styled(PageHeader)(({ theme }) => ({
  paddingBottom: 'min(14rem, 57vw)',
  [theme.breakpoints.up('sm')]: { paddingBottom: theme.spacing(34) },
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(26) },
  [theme.breakpoints.up('lg')]: { paddingBottom: theme.spacing(24) },
  [theme.breakpoints.up('xl')]: { paddingBottom: theme.spacing(29) },
}));

const CareerDrawing = styled(CareerIllustration)(({ theme }) => ({
  ...headerDrawing(theme),
  // Keeps the barn and the colleagues in view on narrow screens.
  left: 'max(-11.5rem, -47vw)',
  height: 'min(16.5rem, 67vw)',
  [theme.breakpoints.up('sm')]: { left: 'calc(45vw - 32rem)', height: '22rem' },
  [theme.breakpoints.up('md')]: { left: '-9%' },
  [theme.breakpoints.up('lg')]: { left: 0, height: '26rem' },
  [theme.breakpoints.up('xl')]: { height: '30rem' },
}));

const CareerTitle = styled(HeaderTitle)(({ theme }) => ({
  // Keeps the title left of the sun.
  [theme.breakpoints.up('md')]: { maxWidth: '55vw' },
}));

const CareerLead = styled(HeaderLead)(({ theme }) => ({
  // Keeps the text left of the sun's light.
  [theme.breakpoints.up('md')]: { maxWidth: 'min(36rem, 46vw)' },
}));

/** How far the cards reach up onto the hill. */
const cardsOnHill = { phone: '8rem', desktop: '11rem' };

/** The hill in the foreground continues below the header, and ends behind the cards. */
const ListHead = styled('div')(({ theme }) => ({
  '& p': { marginTop: theme.spacing(0.5) },
  '@media screen': {
    // Avoids a hairline gap at some zoom levels.
    marginTop: -1,
    paddingBlock: theme.spacing(1.5, 4),
    clipPath: 'ellipse(120% 100% at 35% 0)',
    backgroundColor: theme.vars.palette.scene.nearHill,
    color: theme.vars.palette.band.text,
    '&[data-open="true"]': { paddingBottom: `calc(${cardsOnHill.phone} + ${theme.spacing(2.5)})` },
    [theme.breakpoints.up('md')]: {
      paddingTop: 0,
      '&[data-open="true"]': {
        paddingBottom: `calc(${cardsOnHill.desktop} + ${theme.spacing(3.5)})`,
      },
      '& > div': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: theme.spacing(3),
      },
    },
  },
  '@media print': { marginBottom: theme.spacing(2) },
}));

const JobList = styled(Container)(({ theme }) => ({
  paddingBottom: theme.spacing(7),
  '& > ul': { display: 'grid', gap: theme.spacing(1.5) },
  '@media screen': { '& > ul': { marginTop: `-${cardsOnHill.phone}` } },
  [theme.breakpoints.up('sm')]: {
    '& > ul': {
      gap: theme.spacing(3),
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > li': { gridColumn: 'span 3' },
    },
  },
  [theme.breakpoints.between('sm', 'lg')]: { '& > ul': stretchLoneLastItem },
  [theme.breakpoints.up('md')]: {
    paddingBottom: theme.spacing(10),
    '@media screen': { '& > ul': { marginTop: `-${cardsOnHill.desktop}` } },
  },
  [theme.breakpoints.up('lg')]: {
    '& > ul > li[data-in-row-of-two="false"]': { gridColumn: 'span 2' },
    '& > ul > li:only-of-type': { gridColumn: '1 / -1' },
  },
}));
