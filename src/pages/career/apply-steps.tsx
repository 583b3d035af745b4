import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import mailbox from '../../illustrations/career/mailbox.svg';
import { Horizon } from '../../ui/illustration';

/** A board on a post for each step, along the illustration's fence. */
export function ApplySteps() {
  return (
    <ApplySection aria-labelledby="how-to-apply">
      <Container>
        <Typography variant="h2" id="how-to-apply">
          How to apply
        </Typography>
        <Steps>
          {careers.applySteps.map(({ title, text }) => (
            <li key={title}>
              <Typography variant="h3">{title}</Typography>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Container>
      <Mailbox src={mailbox} width={2560} height={360} />
    </ApplySection>
  );
}

const landHeight = 'clamp(11rem, 24vw, 22.5rem)';

const ApplySection = styled('section')(({ theme }) => ({
  paddingTop: theme.spacing(4),
  overflow: 'hidden',
  backgroundImage: `linear-gradient(${theme.vars.palette.background.default}, ${theme.vars.palette.scene.field} 60%)`,
  '@media print': { background: 'none' },
}));

const Steps = styled('ol')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  counterReset: 'step',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1.75rem 1fr',
    alignContent: 'start',
    columnGap: theme.spacing(2),
    padding: theme.spacing(2, 2.5),
    borderRadius: 6,
    backgroundColor: theme.vars.palette.scene.board,
    boxShadow: `3px 5px 0 ${theme.vars.palette.scene.post}`,
    color: theme.vars.palette.scene.night,
    counterIncrement: 'step',
  },
  '& li::before': {
    ...theme.typography.h2,
    content: 'counter(step)',
    gridRow: 'span 2',
    fontSize: '2.5rem',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    color: theme.vars.palette.scene.post,
  },
  // The post, down to the next board or the ground.
  '& li::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    top: '100%',
    left: '1.5rem',
    width: 14,
    height: `calc(0.5 * ${landHeight})`,
    backgroundImage: `linear-gradient(90deg, ${theme.vars.palette.scene.row} 30%, ${theme.vars.palette.scene.post} 30%)`,
  },
  [theme.breakpoints.up('md')]: {
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gap: theme.spacing(4),
    marginTop: theme.spacing(5),
    '& li': { padding: theme.spacing(3) },
    '& li::after': { height: `calc(0.72 * ${landHeight})` },
  },
  '@media print': {
    '& li': { boxShadow: 'none', backgroundColor: 'transparent' },
    '& li::after': { display: 'none' },
  },
}));

const Mailbox = styled(Horizon)(({ theme }) => ({
  height: landHeight,
  marginTop: `calc(-0.12 * ${landHeight})`,
  // Keeps the mailbox in view on a phone.
  objectPosition: '74% bottom',
  [theme.breakpoints.up('md')]: { objectPosition: 'bottom' },
}));
