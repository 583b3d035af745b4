import home from '@content/home.json';
import { styled } from '@mui/material/styles';

import approach from '../../illustrations/home/approach.svg';
import { cardRadius } from '../../theme/lengths';
import { Illustration } from '../../ui/illustration';

/** The steps of a project. Each has a part of one illustration, which is complete when they are side by side. */
export function Approach() {
  return (
    <ApproachSteps>
      {home.about.steps.map(({ title, text }, index) => (
        <li key={title}>
          <StepIllustration src={`${approach}${stepView(index)}`} width={400} height={300} />
          <StepTitle>{title}</StepTitle>
          <StepText>{text}</StepText>
        </li>
      ))}
    </ApproachSteps>
  );
}

/**
 * A hash that makes approach.svg, which is 300 px high, show only the part for one step. A taller picture
 * also shows up to 300 px of the sky above.
 */
function stepView(index: number): string {
  const width = 400;
  const parts = `viewBox(${index * width},-300,${width},600);preserveAspectRatio(xMidYMax slice)`;
  return `#svgView(${parts})`;
}

const ApproachSteps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': { position: 'relative', isolation: 'isolate', fontSize: '1rem', lineHeight: 1.4 },
  [theme.breakpoints.down('sm')]: {
    '& > li': {
      display: 'grid',
      gridTemplate: 'auto 1fr / min(8rem, 45%) minmax(0, 1fr)',
      columnGap: theme.spacing(2),
    },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 0,
    borderRadius: cardRadius,
    overflow: 'clip',
    '& > li': { fontSize: '1.125rem' },
    // The words are in the sky, above the land.
    '@media screen': {
      backgroundColor: theme.vars.palette.scene.skyTop,
      '& > li': { padding: theme.spacing(3, 2, '64%', 3) },
    },
  },
}));

const StepIllustration = styled(Illustration)(({ theme }) => ({
  gridRow: 'span 2',
  height: 'auto',
  aspectRatio: '8 / 5',
  borderRadius: 14,
  objectFit: 'fill',
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    // Overlaps the next part. Otherwise, there would be a hairline gap at some widths.
    width: 'calc(100% + 0.5px)',
    height: '100%',
    borderRadius: 0,
  },
}));

const StepTitle = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  alignSelf: 'end',
  marginBottom: theme.spacing(0.25),
  [theme.breakpoints.up('sm')]: { fontSize: '1.5rem' },
}));

const StepText = styled('p')({ textWrap: 'balance' });
