import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import workplace from '../../illustrations/career/workplace.svg';
import { displayFamily } from '../../theme/fonts';
import { cardRadius } from '../../theme/lengths';
import { Illustration } from '../../ui/illustration';

/** Reasons to work here, if the owner gives any. */
export function WorkingHere() {
  if (!careers.workingHere) return null;
  const { title, reasons } = careers.workingHere;
  return (
    <WorkingHereSection component="section" aria-labelledby="working-here">
      <Room>
        <Workplace src={workplace} width={width} height={fileHeight} />
        <Words>
          <Board>
            <Typography variant="h2" id="working-here">
              {title}
            </Typography>
            <Notes>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Notes>
          </Board>
        </Words>
      </Room>
    </WorkingHereSection>
  );
}

const WorkingHereSection = styled(Container)(({ theme }) => ({
  paddingBottom: theme.spacing(7),
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(10) },
})) as typeof Container;

/** The room in workplace.svg is 640 by 460. The rest of the file's height is more wall, for high panels. */
const width = 640;
const height = 460;
const fileHeight = 1500;

/** At the left of the window. Desktops cut it off, for larger notes. */
const emptyWall = '1.75rem';

/** The floor's part of the room's height. */
const floor = 0.19;

const Room = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: cardRadius,
  '@media screen': {
    backgroundColor: theme.vars.palette.scene.nearHill,
    color: theme.vars.palette.band.text,
  },
  // This is the floor. In narrow windows, it continues behind the words, which are below the illustration.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    // Percentages refer to the panel's width, which is also the illustration's.
    marginTop: `${(100 * height * (1 - floor)) / width}%`,
    backgroundColor: theme.vars.palette.scene.night,
    opacity: 0.32,
  },
  [theme.breakpoints.up('sm')]: {
    '--height': '24rem',
    '&::before': { marginTop: `calc(var(--height) * ${1 - floor})` },
  },
  [theme.breakpoints.up('md')]: {
    // The words are beside the illustration, on the wall.
    '--height': '20rem',
    '--floor': `calc(var(--height) * ${floor})`,
    minHeight: 'var(--height)',
    '&::before': { top: 'auto', height: 'var(--floor)', marginTop: 0 },
  },
  [theme.breakpoints.up('lg')]: { '--height': '24rem' },
  '@media print': { display: 'block', '&::before': { display: 'none' } },
}));

const Workplace = styled(Illustration)(({ theme }) => ({
  height: 'auto',
  aspectRatio: `${width} / ${height}`,
  objectPosition: 'bottom',
  [theme.breakpoints.up('sm')]: {
    justifySelf: 'center',
    width: `calc(var(--height) * ${width} / ${height})`,
  },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    left: 0,
    justifySelf: 'start',
    height: '100%',
    aspectRatio: 'auto',
  },
  [theme.breakpoints.up('lg')]: { left: `-${emptyWall}` },
}));

const Words = styled('div')(({ theme }) => ({
  '--legs': theme.spacing(4),
  padding: theme.spacing(1, 2, 0),
  marginBottom: 'var(--legs)',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(1, 5, 0) },
  [theme.breakpoints.up('md')]: {
    '--legs': `calc(var(--floor) * 0.6 + ${theme.spacing(2.5)})`,
    display: 'grid',
    alignContent: 'end',
    padding: theme.spacing(3, 4, 2.5, 2),
    marginBottom: 'var(--floor)',
    marginLeft: `calc(var(--height) * ${width} / ${height})`,
  },
  [theme.breakpoints.up('lg')]: {
    paddingRight: theme.spacing(5),
    marginLeft: `calc(var(--height) * ${width} / ${height} - ${emptyWall})`,
  },
  '@media print': { padding: 0, margin: 0 },
}));

/** A notice board that stands on the floor. */
const Board = styled('div')(({ theme }) => ({
  '@media screen': {
    position: 'relative',
    padding: theme.spacing(0, 1.25, 1.25),
    borderRadius: 8,
    backgroundColor: theme.vars.palette.scene.post,
    // The light comes from the window and the lamp, so the upper edge is lit and the shadow is at the right.
    boxShadow: `inset 0 2px ${theme.vars.palette.scene.row}, 0.625rem 0.875rem 1.25rem ${theme.vars.palette.scene.night}`,
    '& h2': {
      padding: theme.spacing(1.25, 1.25, 1),
      color: theme.vars.palette.scene.lamp,
      fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
      textAlign: 'center',
    },
    // The legs
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      top: '100%',
      width: 14,
      height: 'var(--legs)',
      backgroundImage: `linear-gradient(90deg, ${theme.vars.palette.scene.row} 30%, ${theme.vars.palette.scene.post} 30%)`,
      boxShadow: `0.375rem 0.5rem 0.5rem -0.125rem ${theme.vars.palette.scene.night}`,
    },
    '&::before': { left: '12%' },
    '&::after': { right: '12%' },
  },
}));

/** Sheets of paper, pinned to cork. Each row is full. */
const Notes = styled('ul')(({ theme }) => ({
  // Not in a media query: an accessibility checker would think that it locks the window's orientation.
  '& li': { rotate: '-1.2deg' },
  '& li:nth-of-type(even)': { rotate: '1.2deg' },
  '& li:nth-of-type(3n)': { rotate: '-0.6deg' },
  '@media print': { '& li:nth-of-type(n)': { rotate: 'none' } },
  '@media screen': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    padding: theme.spacing(2, 1.5),
    borderRadius: 3,
    backgroundColor: theme.vars.palette.scene.wheatHill,
    // The grain of the cork, and below it the shadow of the frame
    backgroundImage: `radial-gradient(${theme.vars.palette.scene.row} 0.8px, transparent 1.2px)`,
    backgroundSize: '11px 9px',
    boxShadow: `inset 3px 5px 6px ${theme.vars.palette.scene.row}`,
    '& li': {
      position: 'relative',
      flex: '1 1 8.5rem',
      padding: theme.spacing(3.5, 1.75, 1.75),
      backgroundColor: theme.vars.palette.scene.board,
      boxShadow: `3px 6px 8px -1px ${theme.vars.palette.scene.post}`,
      color: theme.vars.palette.scene.night,
      fontFamily: displayFamily,
      fontSize: '1.125rem',
      fontWeight: 600,
      lineHeight: 1.3,
      letterSpacing: '-0.01em',
      textWrap: 'balance',
    },
    [theme.breakpoints.up('lg')]: {
      gap: theme.spacing(2),
      padding: theme.spacing(3, 2),
      '& li': { padding: theme.spacing(4, 1.75, 2.5), fontSize: 'min(1.25rem, 1.55vw)' },
    },
    // The pins
    '& li::before': {
      content: '""',
      position: 'absolute',
      top: 9,
      left: 'calc(50% - 6px)',
      width: 12,
      height: 12,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.scene.greenHill,
      boxShadow: `2px 3px 1px ${theme.vars.palette.scene.row}`,
    },
    '& li:nth-of-type(even)::before': { backgroundColor: theme.vars.palette.scene.sun },
    // At night, the color of the wheat would be gray here. The lamp lights the paper.
    ...theme.applyStyles('dark', {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.scene.board} 22%, ${theme.vars.palette.scene.post})`,
      boxShadow: `inset 3px 5px 6px ${theme.vars.palette.scene.night}`,
      '& li': { backgroundColor: theme.vars.palette.scene.sun },
      '& li:nth-of-type(even)::before': { backgroundColor: theme.vars.palette.scene.lamp },
    }),
  },
}));
