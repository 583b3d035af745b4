import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import workplace from '../../illustrations/career/workplace.svg';
import { cardRadius } from '../../theme/lengths';
import { Illustration } from '../../ui/illustration';
import { legs, NoticeBoard } from './notice-board';

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
          <NoticeBoard notes={reasons} />
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
  // The floor; on narrow screens, the notice board stands on it.
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

/** Above the notice board on narrow screens. On others, it is left of the board, and its light falls over it. */
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
