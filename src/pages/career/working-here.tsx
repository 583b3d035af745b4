import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import workplace from '../../illustrations/career/workplace.svg';
import { displayFamily } from '../../theme/fonts';
import { cardRadius } from '../../theme/lengths';
import { Illustration } from '../../ui/illustration';

export function WorkingHere() {
  if (!careers.workingHere) return null;
  const { title, reasons } = careers.workingHere;
  return (
    <WorkingHereSection component="section" aria-labelledby="working-here">
      <Panel>
        <Workplace src={workplace} width={width} height={fileHeight} />
        <TextColumn>
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
        </TextColumn>
      </Panel>
    </WorkingHereSection>
  );
}

const WorkingHereSection = styled(Container)(({ theme }) => ({
  paddingBottom: theme.spacing(7),
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(10) },
})) as typeof Container;

/** The room in workplace.svg. The file is taller: the extra is wall, for panels taller than the room. */
const width = 640;
const height = 460;
const fileHeight = 1500;

/** Wall left of the window, which desktops cut off to fit larger notes. */
const emptyWall = '1.75rem';

/** The floor's share of the room's height. */
const floor = 0.19;

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: cardRadius,
  '@media screen': {
    backgroundColor: theme.vars.palette.scene.nearHill,
    color: theme.vars.palette.band.text,
  },
  // The floor. In narrow windows, it continues behind the text below the illustration.
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
    // The text is beside the illustration, on the wall.
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

const TextColumn = styled('div')(({ theme }) => ({
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
    // Lit by the window and the lamp: the upper edge is bright, the shadow falls to the right.
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

/** Sheets of paper, pinned to cork. */
const Notes = styled('ul')(({ theme }) => ({
  // Not in a media query, which IBM's checker mistakes for locking the screen's orientation.
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
    // The cork's grain and the frame's shadow
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
    // At night, the wheat's color would be gray here, and the lamp lights the paper.
    ...theme.applyStyles('dark', {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.scene.board} 22%, ${theme.vars.palette.scene.post})`,
      boxShadow: `inset 3px 5px 6px ${theme.vars.palette.scene.night}`,
      '& li': { backgroundColor: theme.vars.palette.scene.sun },
      '& li:nth-of-type(even)::before': { backgroundColor: theme.vars.palette.scene.lamp },
    }),
  },
}));
