import careers from '@content/careers.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import mailbox from '../../illustrations/career/mailbox.svg';
import { displayFamily } from '../../theme/fonts';
import { landHeight } from '../../ui/closing-land';
import { Illustration } from '../../ui/illustration';

export function ApplySteps() {
  return (
    <Container component="section" aria-labelledby="how-to-apply">
      <Typography variant="h2" id="how-to-apply">
        How to apply
      </Typography>
      <Layout>
        <Steps>
          {careers.applySteps.map(({ title, text }) => (
            <Step key={title}>
              <StepTitle>{title}</StepTitle>
              <p>{text}</p>
            </Step>
          ))}
        </Steps>
        <Mailbox src={mailbox} width={mailboxWidth} height={200} />
      </Layout>
    </Container>
  );
}

const circle = 48;
const roadWidth = 6;
const roadEdge = (circle - roadWidth) / 2;
/** How far the road's end reaches down and to the right on phones */
const bend = 32;
const mailboxWidth = 160;
/** Where the road comes in, below the upper edge of the drawing */
const mailboxMouth = 72;

const Layout = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${mailboxWidth}px`,
    paddingRight: theme.spacing(7.5),
    marginTop: theme.spacing(3),
  },
}));

const Steps = styled('ol')(({ theme }) => ({
  counterReset: 'step',
  '& p': { textWrap: 'balance' },
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
  paddingLeft: circle + 20,
  paddingBottom: theme.spacing(3),
  counterIncrement: 'step',
  '&::before': {
    // The text for screen readers is empty. Firefox before 128 knows only the first form.
    content: ['counter(step)', 'counter(step) / ""'],
    position: 'absolute',
    top: 0,
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: circle,
    height: circle,
    // Forced colors show it instead of the background.
    border: '2px solid transparent',
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontFamily: displayFamily,
    fontSize: '1.375rem',
    fontWeight: 700,
    lineHeight: 1,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: `${circle}px auto 0 ${roadEdge}px`,
    width: roadWidth,
    backgroundColor: theme.vars.palette.wheat,
  },
  '@media screen': {
    [theme.breakpoints.down('md')]: {
      '&:last-of-type::after': {
        bottom: -bend,
        width: bend,
        border: `solid ${theme.vars.palette.wheat}`,
        borderWidth: `0 0 ${0.75 * roadWidth}px ${roadWidth}px`,
        borderRadius: `0 0 0 ${bend}px`,
        backgroundColor: 'transparent',
      },
    },
    [theme.breakpoints.up('md')]: {
      padding: theme.spacing(0, 3, 3, 0),
      paddingTop: circle + 16,
      '&::after': {
        inset: `${roadEdge}px -12px auto ${circle}px`,
        width: 'auto',
        height: roadWidth,
      },
    },
  },
  // Forced colors remove backgrounds, and would leave only the road's last bend.
  '@media (forced-colors: active)': { '&::after': { display: 'none' } },
  '@media print': {
    breakInside: 'avoid',
    // By default, browsers do not print backgrounds.
    '&::before': { borderColor: 'currentcolor', backgroundColor: 'transparent', color: 'inherit' },
    '&::after': { display: 'none' },
  },
}));

const StepTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: theme.spacing(0, 0, 0.5),
  fontSize: '1.5rem',
}));

/** Stands in the land below. On phones, it is smaller, and the road bends to it. */
const Mailbox = styled(Illustration)(({ theme }) => ({
  position: 'relative',
  width: mailboxWidth,
  height: 180,
  objectFit: 'fill',
  margin: `${bend - 2 - 0.75 * mailboxMouth}px 0 calc(-0.7 * ${landHeight} - 45px) ${roadEdge + bend}px`,
  transform: 'scale(0.75)',
  transformOrigin: '0 0',
  [theme.breakpoints.up('md')]: {
    height: `calc(100% + ${mailboxMouth - circle / 2}px + 0.72 * ${landHeight})`,
    margin: `${circle / 2 - mailboxMouth}px 0 calc(-0.72 * ${landHeight})`,
    transform: 'none',
  },
}));
