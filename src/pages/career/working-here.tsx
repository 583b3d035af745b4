import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import workplace from '../../illustrations/career/workplace.svg';
import { displayFamily } from '../../theme/fonts';
import { cardRadius } from '../../theme/tokens';
import { Illustration } from '../../ui/illustration';

/** Why people work here, if the owner says so. */
export function WorkingHere() {
  if (!careers.workingHere) return null;
  return (
    <Section component="section" aria-labelledby="working-here">
      <Panel>
        <Workplace src={workplace} width={640} height={460} />
        <div>
          <Typography variant="h2" id="working-here">
            Working here
          </Typography>
          <Reasons>
            {careers.workingHere.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Reasons>
        </div>
      </Panel>
    </Section>
  );
}

const Section = styled(Container)(({ theme }) => ({
  paddingBottom: theme.spacing(7),
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(10) },
})) as typeof Container;

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: cardRadius,
  '& > div': { padding: theme.spacing(2.5, 3, 3) },
  [theme.breakpoints.up('sm')]: { '& > div': { padding: theme.spacing(2, 5, 5) } },
  '@media screen': {
    // The color of the wall in the illustration.
    backgroundColor: theme.vars.palette.scene.nearHill,
    color: theme.vars.palette.band.text,
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > div': { alignSelf: 'center', padding: theme.spacing(5, 5, 5, 3) },
  },
  '@media print': { display: 'block', '& > div': { padding: 0 } },
}));

const Workplace = styled(Illustration)(({ theme }) => ({
  height: 'auto',
  aspectRatio: '640 / 450',
  objectPosition: 'top',
  [theme.breakpoints.up('sm')]: { height: '24rem', objectFit: 'contain' },
  [theme.breakpoints.up('lg')]: {
    height: '100%',
    minHeight: '27rem',
    aspectRatio: 'auto',
    objectFit: 'cover',
    objectPosition: 'bottom',
  },
}));

const Reasons = styled('ul')(({ theme }) => ({
  display: 'grid',
  marginTop: theme.spacing(1.5),
  '& li': {
    paddingBlock: theme.spacing(2),
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
