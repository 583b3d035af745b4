import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { applySteps, jobLabels } from '../../content/labels';
import mailbox from '../../illustrations/career/mailbox.svg';
import { Horizon } from '../../ui/drawing';

export function ApplySteps() {
  return (
    <Band aria-labelledby="how-to-apply">
      <Container>
        <Typography variant="h2" id="how-to-apply">
          {jobLabels.applyTitle}
        </Typography>
        <Steps>
          {applySteps.map(({ title, text }) => (
            <li key={title}>
              <Typography variant="h3">{title}</Typography>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Container>
      <Land src={mailbox} width={2560} height={360} />
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  paddingTop: theme.spacing(4),
  overflow: 'hidden',
  backgroundImage: `linear-gradient(${theme.vars.palette.background.default}, ${theme.vars.palette.scene.field} 60%)`,
  '@media print': { background: 'none' },
}));

/** The size of a step's number, in px. */
const disc = 48;

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3.5),
  marginTop: theme.spacing(4),
  counterReset: 'step',
  '& li': { position: 'relative', paddingLeft: disc + 16, counterIncrement: 'step' },
  '& h3': { marginBottom: theme.spacing(0.5) },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    top: 0,
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: disc,
    height: disc,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontSize: '1.25rem',
    fontWeight: 600,
    // Browsers print no backgrounds.
    '@media print': { border: '1px solid', color: theme.vars.palette.primary.main },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: theme.spacing(5),
    marginTop: theme.spacing(5),
    '& li': { padding: theme.spacing(9, 0, 0) },
    // The way from one step to the next
    '& li + li::after': {
      content: '""',
      position: 'absolute',
      top: disc / 2 - 1,
      right: `calc(100% + ${theme.spacing(2)})`,
      left: `calc(${disc}px + ${theme.spacing(2)} - 100% - ${theme.spacing(5)})`,
      borderTop: `2px dashed ${theme.vars.palette.scene.row}`,
    },
  },
}));

const Land = styled(Horizon)({
  height: 'clamp(11rem, 24vw, 22.5rem)',
  // Keeps the mailbox in view on a phone.
  objectPosition: '62% bottom',
});
