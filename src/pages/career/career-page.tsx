import careers, { jobs as listedJobs } from '@content/careers.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { openJobs, openPositionsText } from '../../content/jobs';
import { useNow } from '../../hooks/use-now';
import CareerIllustration from '../../illustrations/career.svg?react';
import { curvedEdge } from '../../theme/curved-edge';
import { stretchLoneLastCard } from '../../ui/card-grid';
import { ClosingLand } from '../../ui/closing-land';
import { Eyebrow } from '../../ui/eyebrow';
import { gapsInLastRow } from '../../ui/gaps-in-last-row';
import { JobCard } from '../../ui/job-card';
import { headerDrawing, HeaderLead, HeaderTitle, PageHeader } from '../../ui/page-header';
import { ApplySteps } from './apply-steps';
import { Office } from './office';
import { WorkingHere } from './working-here';

export function CareerPage() {
  const jobs = openJobs(listedJobs, useNow());
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
      <Positions>
        <Container>
          <ListHead>
            <Typography variant="h2">
              {jobs.length > 0 ? openPositionsText(jobs.length) : careers.noOpenPositions}
            </Typography>
            {jobs.length > 0 && <p>{careers.locationNote}</p>}
          </ListHead>
          {jobs.length > 0 && (
            <JobList>
              {jobs.map((job, index) => (
                <li key={job.slug} data-in-row-of-two={isInRowOfTwo(index, jobs.length)}>
                  <JobCard job={job} />
                </li>
              ))}
            </JobList>
          )}
        </Container>
      </Positions>
      <MeadowEdge />
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

/** How far the drawing reaches down beside the number of positions on desktops. */
const drawingBelowHeader = '4rem';

/** On smaller screens, the header cuts the drawing off below the shadows. */
const shadowsBelowDrawing = '1.15rem';

const CareerHeader = styled(PageHeader)(({ theme }) => ({
  paddingBottom: `calc(min(14.5rem, 58vw) + ${shadowsBelowDrawing})`,
  [theme.breakpoints.up('sm')]: { paddingBottom: theme.spacing(39) },
  [theme.breakpoints.up('md')]: {
    overflow: 'clip visible',
    paddingBottom: theme.spacing(19),
  },
}));

const CareerDrawing = styled(CareerIllustration)(({ theme }) => ({
  ...headerDrawing(theme),
  bottom: shadowsBelowDrawing,
  // Keeps the colleagues in view on narrow screens.
  left: 'max(-8.8rem, -36vw)',
  height: 'min(17rem, 69vw)',
  [theme.breakpoints.up('sm')]: { left: 'calc(30vw - 20rem)', height: '22rem' },
  [theme.breakpoints.up('md')]: { bottom: `-${drawingBelowHeader}`, left: '-4%' },
  [theme.breakpoints.up('lg')]: { left: 0, height: '30rem' },
  [theme.breakpoints.up('xl')]: { height: '32rem' },
}));

const CareerTitle = styled(HeaderTitle)(({ theme }) => ({
  // Keeps the title left of the sun.
  [theme.breakpoints.up('md')]: { maxWidth: '55vw' },
}));

const CareerLead = styled(HeaderLead)(({ theme }) => ({
  // Keeps the text left of the sun's light.
  [theme.breakpoints.up('md')]: { maxWidth: 'min(36rem, 46vw)' },
}));

/** The meadow of the drawing goes on behind the cards. Its lower edge is rounded. */
const Positions = styled('div')(({ theme }) => ({
  '@media screen': {
    // Avoids a hairline gap at some zoom levels.
    marginTop: -1,
    paddingBottom: theme.spacing(3),
    backgroundColor: theme.vars.palette.scene.nearHill,
    '& article': { borderColor: theme.vars.palette.scene.greenHill },
    '& article a:focus-visible::after': { outlineColor: theme.vars.palette.band.text },
  },
}));

const MeadowEdge = styled('div')(({ theme }) => ({
  '@media screen': {
    height: 'clamp(1.5rem, 5vw, 5rem)',
    marginBlock: `-1px ${theme.spacing(5)}`,
    clipPath: curvedEdge,
    backgroundColor: theme.vars.palette.scene.nearHill,
    [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(7) },
  },
}));

const ListHead = styled('div')(({ theme }) => ({
  '& p': { marginTop: theme.spacing(0.5) },
  '@media screen': {
    // In front of the drawing
    position: 'relative',
    paddingBlock: theme.spacing(1.5, 3),
    color: theme.vars.palette.band.text,
    // Keeps the text left of the fence.
    [theme.breakpoints.up('md')]: { maxWidth: '46vw', paddingBlock: theme.spacing(3, 4) },
  },
  '@media print': { marginBlock: theme.spacing(2) },
}));

const JobList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 3' },
  },
  [theme.breakpoints.between('sm', 'lg')]: stretchLoneLastCard,
  [theme.breakpoints.up('lg')]: {
    '& > li[data-in-row-of-two="false"]': { gridColumn: 'span 2' },
    '& > li:only-of-type': { gridColumn: '1 / -1' },
  },
}));
