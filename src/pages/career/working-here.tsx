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
        <Workplace src={workplace} width={width} height={height} />
        <TextColumn>
          <Board>
            <Typography variant="h2" id="working-here">
              {title}
            </Typography>
            <Notes>
              {reasons.map((reason) => (
                <li key={reason}>
                  <span>{reason}</span>
                </li>
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

/** The room in workplace.svg */
const width = 640;
const height = 460;

/** Where the light of the lamp meets the notice board, as a share of the room's width. */
const boardStart = 0.94;

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
  // The floor; in narrow windows, the notice board stands on it.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    // Percentages of margins are of the panel's width.
    marginTop: `${(100 * height * (1 - floor)) / width}%`,
    backgroundColor: theme.vars.palette.scene.night,
    opacity: 0.32,
  },
  [theme.breakpoints.up('sm')]: {
    '--height': '22rem',
    '--floor': `calc(var(--height) * ${floor})`,
    '&::before': { marginTop: 'calc(var(--height) - var(--floor))' },
  },
  [theme.breakpoints.up('md')]: {
    '--height': '18rem',
    minHeight: 'var(--height)',
    '&::before': { inset: 'auto 0 0', height: 'var(--floor)', marginTop: 0 },
  },
  [theme.breakpoints.up('lg')]: { '--height': '19.5rem' },
  '@media print': { display: 'block', '&::before': { display: 'none' } },
}));

/** Above the notice board in narrow windows, and left of it in others. */
const Workplace = styled(Illustration)(({ theme }) => ({
  height: 'auto',
  [theme.breakpoints.up('sm')]: {
    justifySelf: 'center',
    width: `calc(var(--height) * ${width} / ${height})`,
  },
  [theme.breakpoints.up('md')]: { position: 'absolute', bottom: 0, left: 0, zIndex: -1 },
}));

/** How far the board hangs below its nail. */
const rope = '1.75rem';

/** The height of the board above the floor where it stands. */
const legs = '1.75rem';

const TextColumn = styled('div')(({ theme }) => ({
  padding: `0 ${theme.spacing(2)} calc(${legs} + ${theme.spacing(2)})`,
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(5) },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    alignContent: 'center',
    padding: `calc(${rope} + ${theme.spacing(1)}) ${theme.spacing(4)} ${theme.spacing(1.5)} 0`,
    marginBottom: 'var(--floor)',
    marginLeft: `calc(var(--height) * ${(boardStart * width) / height})`,
  },
  '@media print': { padding: 0, margin: 0 },
}));

/**
 * A notice board. In narrow windows, it stands on the floor. In others, it hangs on the wall, and the lamp at its
 * left lights it.
 */
const Board = styled('div')(({ theme }) => ({
  '@media screen': {
    '--shade': `color-mix(in srgb, ${theme.vars.palette.scene.night} 45%, transparent)`,
    '--rope': `${theme.vars.palette.scene.row} calc(50% - 1.5px) calc(50% + 1.5px)`,
    position: 'relative',
    padding: theme.spacing(0, 1.25, 1.25),
    borderRadius: 8,
    backgroundColor: theme.vars.palette.scene.post,
    // The upper edge is lit.
    boxShadow: `inset 0 2px ${theme.vars.palette.scene.row}`,
    '& h2': {
      padding: theme.spacing(1.25, 1.25, 1),
      color: theme.vars.palette.scene.lamp,
      fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
      textAlign: 'center',
    },
    // The legs and their shadow
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      top: '100%',
      insetInline: '6%',
      height: `calc(${legs} + 6px)`,
      backgroundImage: [
        `linear-gradient(${theme.vars.palette.scene.post}, ${theme.vars.palette.scene.post})`,
        `linear-gradient(${theme.vars.palette.scene.post}, ${theme.vars.palette.scene.post})`,
        'radial-gradient(closest-side, var(--shade), transparent)',
      ].join(),
      backgroundPosition: '6% 0, 94% 0, 0 100%',
      backgroundSize: `14px ${legs}, 14px ${legs}, 100% 12px`,
      backgroundRepeat: 'no-repeat',
    },
    [theme.breakpoints.up('md')]: {
      boxShadow: `inset 0 2px ${theme.vars.palette.scene.row}, 10px 12px var(--shade)`,
      // The rope, from both ends of the board to the nail
      '&::before': {
        top: `-${rope}`,
        insetInline: 'calc(50% - 7.5rem)',
        height: rope,
        backgroundImage: [
          `radial-gradient(circle at 50% 5px, ${theme.vars.palette.scene.lamp} 4.5px, transparent 5px)`,
          'linear-gradient(to bottom right, transparent calc(50% - 1.5px), var(--rope), transparent calc(50% + 1.5px))',
          'linear-gradient(to bottom left, transparent calc(50% - 1.5px), var(--rope), transparent calc(50% + 1.5px))',
        ].join(),
        backgroundPosition: '0 0, 0 4px, 100% 4px',
        backgroundSize: '100%, 50%, 50%',
      },
    },
  },
}));

/** Sheets of paper, pinned to cork. */
const Notes = styled('ul')(({ theme }) => ({
  // The paper is tilted, and the text is level.
  // Not in a media query, which IBM's checker mistakes for locking the screen's orientation.
  '& li': { '--tilt': '1.2deg', rotate: 'calc(-1 * var(--tilt))' },
  '& li:nth-of-type(even)': { '--tilt': '-1deg' },
  '& li:nth-of-type(3n)': { '--tilt': '0.6deg' },
  '& span': { display: 'block', rotate: 'var(--tilt)' },
  '@media print': { '& li:nth-of-type(n)': { '--tilt': '0deg' } },
  '@media screen': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    padding: theme.spacing(2, 1.5),
    borderRadius: 3,
    backgroundColor: theme.vars.palette.scene.wheatHill,
    // The light of the lamp, the grain of the cork, and the shadow of the frame
    backgroundImage: `linear-gradient(100deg, color-mix(in srgb, ${theme.vars.palette.scene.lamp} 60%, transparent), transparent 45%), radial-gradient(${theme.vars.palette.scene.row} 0.8px, transparent 1.2px)`,
    backgroundSize: 'auto, 11px 9px',
    boxShadow: `inset 3px 4px ${theme.vars.palette.scene.row}`,
    '& li': {
      position: 'relative',
      flex: '1 1 8.5rem',
      padding: theme.spacing(3.5, 1.75, 1.75),
      backgroundColor: theme.vars.palette.scene.board,
      boxShadow: `4px 5px ${theme.vars.palette.scene.row}`,
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
      padding: theme.spacing(2.25, 2),
      '& li': { padding: theme.spacing(3.75, 1.75, 2), fontSize: '1.25rem' },
    },
    '& li::before': {
      content: '""',
      position: 'absolute',
      top: 9,
      left: 'calc(50% - 6px)',
      width: 12,
      height: 12,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.scene.greenHill,
      boxShadow: `2px 3px ${theme.vars.palette.scene.row}`,
    },
    '& li:nth-of-type(even)::before': { backgroundColor: theme.vars.palette.scene.sun },
    // At night, the wheat's color would be gray here, and the lamp lights the paper.
    ...theme.applyStyles('dark', {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.scene.board} 22%, ${theme.vars.palette.scene.post})`,
      backgroundImage: `linear-gradient(100deg, color-mix(in srgb, ${theme.vars.palette.scene.lamp} 40%, transparent), transparent 45%)`,
      boxShadow: `inset 3px 4px ${theme.vars.palette.scene.night}`,
      '& li': {
        backgroundColor: theme.vars.palette.scene.sun,
        boxShadow: `4px 5px ${theme.vars.palette.scene.night}`,
      },
      '& li:nth-of-type(even)::before': { backgroundColor: theme.vars.palette.scene.lamp },
    }),
  },
}));
