import careers from '@content/careers.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import mailbox from '../../illustrations/career/mailbox.svg';
import { sceneHeight, space } from '../../theme/scale';
import { CardText } from '../../ui/card-text';
import { Illustration } from '../../ui/illustration';
import { NumberCircle } from '../../ui/number-circle';

/** The steps of an application. A drawn road leads from number to number, and to a mailbox. */
export function ApplySteps() {
  return (
    <ApplySection component="section" aria-labelledby="how-to-apply">
      <Typography variant="sectionTitleSmall" id="how-to-apply">
        How to apply
      </Typography>
      <StepsAndMailbox>
        <StepList>
          {careers.applySteps.map(({ title, text }, index) => (
            <Step key={title}>
              <StepNumber number={index + 1} variant="filled" />
              <CardText title={title} text={text} />
            </Step>
          ))}
        </StepList>
        <MailboxPicture>
          <Illustration src={mailbox} width={160} height={172} />
        </MailboxPicture>
      </StepsAndMailbox>
    </ApplySection>
  );
}

const circle = 48;
const roadWidth = 6;
const roadEdge = (circle - roadWidth) / 2;
/** From the upper edge of the mailbox's drawing to the middle of the road that it begins with. */
const mailboxRoad = 72;

const ApplySection = styled(Container)(({ theme }) => ({
  paddingTop: space.section,
  '@media print': { paddingTop: theme.spacing(3) },
})) as typeof Container;

const StepsAndMailbox = styled('div')(({ theme }) => ({
  '--road': `${roadWidth}px solid ${theme.vars.palette.wheat}`,
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 10rem',
    paddingRight: theme.spacing(7),
  },
}));

const StepList = styled('ol')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
  },
}));

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  minHeight: circle,
  padding: theme.spacing(0, 0, 3, 8.5),
  '& p': { textWrap: 'balance' },
  // The road is a border, because forced colors remove backgrounds.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: `${circle}px auto 0 ${roadEdge}px`,
    borderLeft: 'var(--road)',
  },
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(8, 3, 3, 0),
    '&::after': {
      inset: `${roadEdge}px 0 auto ${circle}px`,
      borderLeft: 0,
      borderTop: 'var(--road)',
    },
  },
  '@media print': { '&::after': { display: 'none' } },
}));

const StepNumber = styled(NumberCircle)(({ theme }) => ({
  ...theme.typography.cardTitle,
  position: 'absolute',
  inset: '0 auto auto 0',
  width: circle,
  height: circle,
}));

/**
 * Its post reaches down into the picture of land that follows the section. On desktops, where it is
 * beside the steps, the post grows with their height.
 */
const MailboxPicture = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 160,
  minHeight: 172,
  margin: `0 0 calc(-0.72 * ${sceneHeight.land}) ${theme.spacing(8.5)}`,
  '& img': { position: 'absolute', height: '100%', objectFit: 'fill' },
  // On phones, the road comes from above and bends toward the mailbox.
  '&::before': {
    content: '""',
    position: 'absolute',
    right: '100%',
    width: `calc(${theme.spacing(8.5)} - ${roadEdge}px)`,
    height: mailboxRoad + roadWidth / 2,
    border: 'var(--road)',
    borderWidth: `0 0 ${roadWidth}px ${roadWidth}px`,
    borderEndStartRadius: 32,
  },
  [theme.breakpoints.up('md')]: {
    marginTop: circle / 2 - mailboxRoad,
    marginLeft: 0,
    '&::before': { display: 'none' },
  },
  '@media print': { display: 'none' },
}));
