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
          <Typography variant="h2" id="working-here">
            {title}
          </Typography>
          <Reasons>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Reasons>
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
}));

const Words = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5, 3, 3),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3, 5, 5) },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    alignContent: 'center',
    padding: theme.spacing(4, 4, 3, 2),
    marginBottom: 'var(--floor)',
    marginLeft: `calc(var(--height) * ${width} / ${height})`,
  },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(4, 6, 3, 3) },
  '@media print': { padding: 0, margin: 0 },
}));

const Reasons = styled('ul')(({ theme }) => ({
  display: 'grid',
  marginTop: theme.spacing(1),
  '& li': {
    paddingBlock: theme.spacing(1.5),
    fontFamily: displayFamily,
    fontSize: 'clamp(1.1875rem, 0.95rem + 0.8vw, 1.4375rem)',
    fontWeight: 600,
    lineHeight: 1.3,
    letterSpacing: '-0.01em',
    textWrap: 'pretty',
  },
  '& li + li': { borderTop: '1px solid', borderColor: theme.vars.palette.scene.greenHill },
  '& li:last-of-type': { paddingBottom: 0 },
}));
