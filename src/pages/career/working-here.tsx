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
        <Workplace src={workplace} width={750} height={458} />
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
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
  },
}));

/**
 * As high as the panel, whose upper edge the lamp hangs from; the drawing itself keeps its shape.
 */
const Workplace = styled(Illustration)({
  alignSelf: 'stretch',
  // The last fifth has only light, which falls behind the text.
  width: '125%',
  maxWidth: 'none',
  height: 'auto',
  objectFit: 'fill',
});

const Text = styled('div')(({ theme }) => ({
  '@media screen': {
    // In front of the light
    position: 'relative',
    alignSelf: 'center',
    padding: theme.spacing(2, 2.5),
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(3, 4, 3, 1) },
    [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 6, 4, 2) },
  },
}));

const Title = styled(Typography)(({ theme }) => ({
  '@media screen': { color: theme.vars.palette.scene.lamp },
})) as typeof Typography;

const Reasons = styled('ul')(({ theme }) => ({ marginTop: theme.spacing(1.5) }));

const Reason = styled('li')(({ theme }) => ({
  paddingBlock: theme.spacing(1.75),
  fontFamily: displayFamily,
  fontSize: 'clamp(1.1875rem, 1rem + 0.8vw, 1.625rem)',
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-0.01em',
  borderTop: '1px solid color-mix(in srgb, currentColor 28%, transparent)',
  '@media print': { paddingBlock: theme.spacing(0.5), border: 0 },
}));
