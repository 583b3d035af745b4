import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import workplace from '../../illustrations/career/workplace.svg';
import { displayFamily } from '../../theme/fonts';
import { cardRadius } from '../../theme/tokens';
import { Illustration } from '../../ui/illustration';

/** Why people work here, if the owner says so. */
export function WorkingHere() {
  if (!careers.workingHere) return null;
  const { title, reasons } = careers.workingHere;
  return (
    <Section component="section" aria-labelledby="working-here">
      <Room>
        <Workplace src={workplace} width={640} height={1500} />
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
    </Section>
  );
}

const Section = styled(Container)(({ theme }) => ({
  paddingBottom: theme.spacing(7),
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(10) },
})) as typeof Container;

/** How much of the illustration's height is floor. Above is the wall, as high as the panel needs. */
const floor = 0.16;
const ratio = '640 / 460';

const Room = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: cardRadius,
  '@media screen': {
    backgroundColor: theme.vars.palette.scene.nearHill,
    color: theme.vars.palette.band.text,
  },
  [theme.breakpoints.up('sm')]: {
    '--height': '24rem',
    ...skirtingBoard(theme, `calc(var(--height) * ${1 - floor})`),
  },
  [theme.breakpoints.up('md')]: {
    '--height': '20rem',
    backgroundImage: `linear-gradient(90deg, ${theme.vars.palette.scene.greenHill} 80%, transparent)`,
    backgroundPosition: `0 calc(100% - var(--height) * ${floor})`,
    backgroundSize: `calc(var(--height) * ${ratio}) 2px`,
    minHeight: 'var(--height)',
  },
  [theme.breakpoints.up('lg')]: { '--height': '24rem' },
  '@media print': { display: 'block', background: 'none' },
}));

const Workplace = styled(Illustration)(({ theme }) => ({
  ...skirtingBoard(theme, `${100 * (1 - floor)}%`),
  height: 'auto',
  aspectRatio: ratio,
  objectPosition: 'bottom',
  [theme.breakpoints.up('sm')]: {
    justifySelf: 'center',
    width: `calc(var(--height) * ${ratio})`,
    backgroundImage: 'none',
  },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    left: 0,
    justifySelf: 'start',
    height: '100%',
    aspectRatio: 'auto',
  },
}));

/** The line between the wall and the floor. */
function skirtingBoard({ vars }: Theme, position: string) {
  const color = vars.palette.scene.greenHill;
  return {
    backgroundImage: `linear-gradient(${color}, ${color})`,
    backgroundPosition: `0 ${position}`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: '100% 2px',
  };
}

const Words = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5, 3, 3),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3, 5, 5) },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    alignContent: 'center',
    padding: theme.spacing(4, 4, 4, 2),
    marginLeft: `calc(var(--height) * ${ratio})`,
  },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(4, 6, 4, 3) },
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
