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
        <Workplace src={workplace} width={1380} height={384} />
        <Text>
          <Title variant="h2" id="working-here">
            {title}
          </Title>
          <Reasons>
            {reasons.map((reason) => (
              <Reason key={reason}>{reason}</Reason>
            ))}
          </Reasons>
        </Text>
      </Panel>
    </WorkingHereSection>
  );
}

const WorkingHereSection = styled(Container)(({ theme }) => ({
  paddingBottom: theme.spacing(7),
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(10) },
})) as typeof Container;

/** The wall of the room in workplace.svg. */
const Panel = styled('div')(({ theme }) => ({
  '@media screen': {
    display: 'grid',
    overflow: 'hidden',
    borderRadius: cardRadius,
    backgroundColor: theme.vars.palette.scene.nearHill,
    color: theme.vars.palette.band.text,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 46fr) minmax(0, 54fr)' },
  },
}));

/**
 * On phones, cropped to the window and the table. On wider screens, it fills the panel behind the
 * text; the drawing itself keeps its shape, at the lower left.
 */
const Workplace = styled(Illustration)(({ theme }) => ({
  height: 190,
  marginTop: -14,
  objectPosition: 'left bottom',
  [theme.breakpoints.up('sm')]: {
    gridArea: '1 / 1 / 2 / 3',
    alignSelf: 'stretch',
    width: '120%',
    maxWidth: 'none',
    height: 'auto',
    marginTop: 0,
    objectFit: 'fill',
  },
  [theme.breakpoints.up('md')]: { width: '100%' },
}));

const Text = styled('div')(({ theme }) => ({
  '@media screen': {
    padding: theme.spacing(1, 2.5, 2),
    // The floor of the drawing
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.scene.nearHill} 65%, ${theme.vars.palette.scene.night})`,
    [theme.breakpoints.up('sm')]: {
      // In front of the drawing
      position: 'relative',
      gridArea: '1 / 2',
      alignSelf: 'center',
      padding: theme.spacing(3, 4, 5, 1),
      backgroundColor: 'transparent',
    },
    [theme.breakpoints.up('md')]: { padding: theme.spacing(3, 6, 7, 2) },
  },
}));

const Title = styled(Typography)(({ theme }) => ({
  '@media screen': { color: theme.vars.palette.scene.lamp },
})) as typeof Typography;

const Reasons = styled('ul')(({ theme }) => ({ marginTop: theme.spacing(1) }));

const Reason = styled('li')(({ theme }) => ({
  paddingBlock: theme.spacing(1.25),
  fontFamily: displayFamily,
  fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.375rem)',
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-0.01em',
  borderTop: '1px solid color-mix(in srgb, currentColor 28%, transparent)',
  '@media print': { paddingBlock: theme.spacing(0.5), border: 0 },
}));
