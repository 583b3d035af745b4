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
        <Workplace src={workplace} width={width + spill} height={height} />
        <TextColumn>
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
        </TextColumn>
      </Panel>
    </WorkingHereSection>
  );
}

const WorkingHereSection = styled(Container)(({ theme }) => ({
  paddingBottom: theme.spacing(7),
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(10) },
})) as typeof Container;

/** The room in workplace.svg. The light of its lamp goes on for `spill` at the right, onto the notice board. */
const width = 640;
const height = 440;
const spill = 160;

/** The floor's share of the room's height. */
const floor = 0.155;

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
    '--height': '17rem',
    minHeight: 'var(--height)',
    '&::before': { inset: 'auto 0 0', height: 'var(--floor)', marginTop: 0 },
  },
  '@media print': { display: 'block', '&::before': { display: 'none' } },
}));

/** Above the notice board in narrow windows. In others, left of it, and the light falls over it. */
const Workplace = styled(Illustration)(({ theme }) => ({
  height: 'auto',
  aspectRatio: `${width} / ${height}`,
  objectPosition: 'left',
  pointerEvents: 'none',
  [theme.breakpoints.up('sm')]: {
    justifySelf: 'center',
    width: `calc(var(--height) * ${(width + spill) / height})`,
    maxWidth: '100%',
    height: 'var(--height)',
  },
  [theme.breakpoints.up('md')]: { position: 'absolute', zIndex: 1, bottom: 0, left: 0 },
}));

/** The height of the board above the floor where it stands. */
const legs = '1.75rem';

const TextColumn = styled('div')(({ theme }) => ({
  padding: `0 ${theme.spacing(2)} calc(${legs} + ${theme.spacing(2)})`,
  '& h2': {
    margin: theme.spacing(1.5, 0),
    fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
  },
  '@media screen': { '& h2': { color: theme.vars.palette.scene.lamp } },
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(5) },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    alignContent: 'center',
    padding: theme.spacing(1, 4, 1.5, 0),
    marginBottom: 'var(--floor)',
    marginLeft: `calc(var(--height) * ${width / height})`,
  },
  '@media print': { padding: 0, margin: 0 },
}));

/**
 * Sheets of paper on a notice board of cork. In narrow windows, the board stands on the floor; in others, it hangs on
 * the wall, right of the lamp.
 */
const Notes = styled('ul')(({ theme }) => ({
  // The paper is tilted, and the text is level.
  // Not in a media query, which IBM's checker mistakes for locking the screen's orientation.
  '& li': { '--tilt': '1.2deg', rotate: 'calc(-1 * var(--tilt))' },
  '& li:nth-of-type(even)': { '--tilt': '-1deg' },
  '& li:nth-of-type(3n)': { '--tilt': '0.6deg' },
  '& span': { display: 'block', rotate: 'var(--tilt)' },
  '@media print': { '& li:nth-of-type(n)': { '--tilt': '0deg' } },
  '@media screen': {
    '--shade': `color-mix(in srgb, ${theme.vars.palette.scene.night} 45%, transparent)`,
    '--grain': theme.vars.palette.scene.row,
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1.75, 1.5),
    border: `6px solid ${theme.vars.palette.scene.post}`,
    borderRadius: 6,
    backgroundColor: theme.vars.palette.scene.wheatHill,
    backgroundImage: 'radial-gradient(var(--grain) 0.8px, transparent 1.2px)',
    backgroundSize: '11px 9px',
    // The frame's lit upper edge, and its shadow on the cork and on the wall
    boxShadow: `0 -2px var(--grain), inset 3px 4px var(--grain), 8px 10px var(--shade)`,
    // The legs
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      top: '100%',
      insetInline: '12%',
      height: `calc(${legs} + 6px)`,
      borderInline: `14px solid ${theme.vars.palette.scene.post}`,
    },
    '& li': {
      position: 'relative',
      flex: '1 1 8.5rem',
      padding: theme.spacing(3.25, 1.75, 1.5),
      backgroundColor: theme.vars.palette.scene.board,
      boxShadow: '4px 5px var(--grain)',
      color: theme.vars.palette.scene.night,
      fontFamily: displayFamily,
      fontSize: '1.125rem',
      fontWeight: 600,
      lineHeight: 1.3,
      letterSpacing: '-0.01em',
      textWrap: 'balance',
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
      boxShadow: '2px 3px var(--grain)',
    },
    '& li:nth-of-type(even)::before': { backgroundColor: theme.vars.palette.scene.sun },
    [theme.breakpoints.up('md')]: { '&::before': { display: 'none' } },
    [theme.breakpoints.up('lg')]: { gap: theme.spacing(2), '& li': { fontSize: '1.25rem' } },
    // At night, the wheat's color would be gray here, and the lamp lights the paper.
    ...theme.applyStyles('dark', {
      '--grain': theme.vars.palette.scene.night,
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.scene.board} 22%, ${theme.vars.palette.scene.post})`,
      backgroundImage: 'none',
      '& li': { backgroundColor: theme.vars.palette.scene.sun },
      '& li:nth-of-type(even)::before': { backgroundColor: theme.vars.palette.scene.lamp },
    }),
  },
}));
