import home from '@content/home.json';
import { styled } from '@mui/material/styles';

import approach from '../../illustrations/home/approach.svg';
import { cardRadius } from '../../theme/tokens';
import { Illustration } from '../../ui/illustration';

/** The steps of a project, each with its part of one illustration: side by side they show all of it. */
export function Approach() {
  return (
    <Steps>
      {home.about.steps.map(({ title, text }, index) => (
        <li key={title}>
          <StepIllustration src={`${approach}${stepView(index)}`} width={400} height={300} />
          <StepTitle>{title}</StepTitle>
          <StepText>{text}</StepText>
        </li>
      ))}
    </Steps>
  );
}

/** An SVG view that shows only the part of approach.svg for one step. It fills pictures of any shape. */
function stepView(index: number): string {
  const width = 400;
  const parts = `viewBox(${index * width},0,${width},300);preserveAspectRatio(xMidYMid slice)`;
  return `#svgView(${parts})`;
}

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > li': {
    display: 'grid',
    gridTemplate: 'auto 1fr / min(8rem, 45%) minmax(0, 1fr)',
    columnGap: theme.spacing(2),
    fontSize: '1rem',
    lineHeight: 1.4,
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 0,
    '& > li': { display: 'block', fontSize: '1.125rem' },
    '& > :first-of-type > img': { borderRadius: `${cardRadius}px 0 0 ${cardRadius}px` },
    '& > :last-of-type > img': {
      marginLeft: '-0.5px',
      borderRadius: `0 ${cardRadius}px ${cardRadius}px 0`,
    },
    // The parts have no gap. The texts start where the columns of the cards below do, which have one of 24 px.
    '& > li > p': { paddingRight: theme.spacing(1) },
    '& > :nth-of-type(2) > p': { paddingLeft: theme.spacing(1), paddingRight: 0 },
    '& > :nth-of-type(3) > p': { paddingLeft: theme.spacing(2), paddingRight: 0 },
  },
}));

const StepIllustration = styled(Illustration)(({ theme }) => ({
  gridRow: 'span 2',
  height: 'auto',
  aspectRatio: '8 / 5',
  borderRadius: 14,
  objectFit: 'fill',
  [theme.breakpoints.up('sm')]: {
    // Overlaps the next part: at some widths there would be a hairline gap.
    width: 'calc(100% + 0.5px)',
    aspectRatio: '4 / 3',
    borderRadius: 0,
  },
}));

const StepTitle = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  alignSelf: 'end',
  marginBottom: theme.spacing(0.25),
  [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(2.5), fontSize: '1.5rem' },
}));

const StepText = styled('p')({ textWrap: 'balance' });
