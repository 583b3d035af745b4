import careers from '@content/careers.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import mailboxAtBend from '../../illustrations/career/mailbox-at-bend.svg';
import mailbox from '../../illustrations/career/mailbox.svg';
import { stepNumber } from '../../theme/mixins';
import { sceneHeight, space } from '../../theme/scale';
import { desktopQuery } from '../../theme/theme';
import { Illustration } from '../../ui/illustration';

export function ApplySteps() {
  return (
    <ApplySection component="section" aria-labelledby="how-to-apply">
      <Typography variant="h3" component="h2" id="how-to-apply">
        How to apply
      </Typography>
      <Road>
        <Steps>
          {careers.applySteps.map(({ title, text }) => (
            <Step key={title}>
              <Typography variant="h4" component="h3" gutterBottom>
                {title}
              </Typography>
              <StepText>{text}</StepText>
            </Step>
          ))}
        </Steps>
        <Mailbox>
          <source media={desktopQuery} srcSet={mailbox} />
          <MailboxImage src={mailboxAtBend} width={160} height={172} />
        </Mailbox>
      </Road>
    </ApplySection>
  );
}

/** The mailbox stands in the land below. */
const intoLand = `calc(0.72 * ${sceneHeight.land})`;
const circle = 48;
const roadWidth = 6;
const roadEdge = (circle - roadWidth) / 2;

const ApplySection = styled(Container)(({ theme }) => ({
  paddingTop: space.section,
  '@media print': { paddingTop: theme.spacing(3) },
})) as typeof Container;

const Road = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 10rem',
    paddingRight: theme.spacing(7),
  },
}));

const Steps = styled('ol')(({ theme }) => ({
  counterReset: 'step',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
  },
}));

/** A road leads from number to number, and to the mailbox. */
const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  minHeight: circle,
  padding: theme.spacing(0, 0, 3, 8.5),
  counterIncrement: 'step',
  '&::before': {
    ...stepNumber,
    position: 'absolute',
    inset: '0 auto auto 0',
    width: circle,
    height: circle,
    // Forced colors and paper show it instead of the background.
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    ...theme.typography.h4,
  },
  // Forced colors remove backgrounds, and keep borders.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: `${circle}px auto 0 ${roadEdge}px`,
    borderLeft: `${roadWidth}px solid ${theme.vars.palette.wheat}`,
  },
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(8, 3, 3, 0),
    '&::after': {
      inset: `${roadEdge}px 0 auto ${circle}px`,
      border: 0,
      borderTop: `${roadWidth}px solid ${theme.vars.palette.wheat}`,
    },
  },
  '@media print': {
    breakInside: 'avoid',
    '&::before': { backgroundColor: 'transparent', color: 'inherit' },
    '&::after': { display: 'none' },
  },
}));

const StepText = styled('p')({ textWrap: 'balance' });

/** On large screens, its post is as long as the steps are high. */
const Mailbox = styled('picture')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  marginBottom: `calc(-1 * ${intoLand})`,
  // The road comes in 72 px below the drawing's upper edge.
  [theme.breakpoints.up('md')]: { marginTop: circle / 2 - 72 },
}));

const MailboxImage = styled(Illustration)(({ theme }) => ({
  width: 160,
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    width: '100%',
    height: '100%',
    objectFit: 'fill',
  },
}));
