import notFound from '@content/not-found.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import NotFoundIllustration from '../../illustrations/not-found.svg?react';
import { textFamily } from '../../theme/fonts';
import { headerDrawing, HeaderLead, HeaderTitle, PageHeader } from '../../ui/page-header';
import { Signpost } from './signpost';

export function NotFoundPage() {
  return (
    <Crossing>
      <Scene role="img" aria-label="A signpost on the empty prairie, pointing both ways">
        <Drawing />
      </Scene>
      <Words>
        <Title>
          <NotFoundTitle />
        </Title>
        <CrossingLead>{notFound.text}</CrossingLead>
        <CrossingSignpost />
      </Words>
    </Crossing>
  );
}

/** What is before a dash is the line above the rest, and the dash is drawn as that line's rule. */
function NotFoundTitle() {
  const [first = '', ...rest] = notFound.title.split(' - ');
  if (rest.length === 0) return first;
  return (
    <>
      <BeforeDash>
        {`${first} `}
        <Dash>{'- '}</Dash>
      </BeforeDash>
      <AfterDash>{rest.join(' - ')}</AfterDash>
    </>
  );
}

const Crossing = styled(PageHeader)(({ theme }) => ({
  // The unit of not-found.svg
  '--unit': 'min(0.048125rem, 0.3vw)',
  // The height of `main`, so the ground meets the footer.
  minHeight: '60vh',
  // The distance of the boards from the ground
  paddingBottom: 'calc(246 * var(--unit))',
  '@media screen': {
    display: 'grid',
    [theme.breakpoints.up('sm')]: { alignContent: 'end' },
  },
  [theme.breakpoints.up('sm')]: {
    '--unit': 'min(0.0625rem, 0.125vw)',
    '--post': '74%',
    minHeight: 'calc(700 * var(--unit))',
    paddingBottom: 'calc(217 * var(--unit))',
  },
  [theme.breakpoints.up('md')]: {
    '--unit': '0.0625rem',
    '--post': 'min(50% + 260 * var(--unit), 100% - 210 * var(--unit))',
    minHeight: 'clamp(44rem, 100svh - 7.3rem, 54rem)',
  },
}));

/** The text and, on phones, the boards */
const Words = styled(Container)(({ theme }) => ({
  '@media screen': {
    display: 'flex',
    flexDirection: 'column',
    [theme.breakpoints.up('sm')]: {
      // The text's middle is level with the boards' middle, 427 units above the ground.
      justifyContent: 'center',
      minHeight: 'calc(420 * var(--unit))',
    },
  },
}));

const Title = styled(HeaderTitle)(({ theme }) => ({
  // Stays left of the signpost.
  [theme.breakpoints.up('sm')]: { maxWidth: 'calc(50% - 1rem)' },
  [theme.breakpoints.up('md')]: { maxWidth: '50%' },
}));

const CrossingLead = styled(HeaderLead)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { maxWidth: 'calc(50% - 1rem)' },
  [theme.breakpoints.up('md')]: { maxWidth: 'min(30rem, 50%)' },
}));

const Scene = styled('div')({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  '@media print': { display: 'none' },
});

const Drawing = styled(NotFoundIllustration)(({ theme }) => ({
  ...headerDrawing(theme),
  // On phones the post is in the middle.
  left: 'calc(-260 * var(--unit))',
  height: 'calc(700 * var(--unit))',
  [theme.breakpoints.up('sm')]: { left: 'calc(var(--post) - 50% - 260 * var(--unit))' },
  // They do not fly at night.
  ...theme.applyStyles('dark', { '& [id$="birds"]': { display: 'none' } }),
}));

const CrossingSignpost = styled(Signpost)(({ theme }) => ({
  alignContent: 'end',
  alignSelf: 'center',
  flexGrow: 1,
  marginTop: 'calc(56 * var(--unit))',
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    bottom: 'calc(246 * var(--unit))',
    left: 'calc(var(--post) - 150 * var(--unit))',
  },
}));

/** Looks like the eyebrow of other pages. */
const BeforeDash = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  // Keeps the space at the end, which Chromium would drop from the heading's name.
  whiteSpace: 'pre-wrap',
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.primary.main,
  fontFamily: textFamily,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: 0,
  '@media screen': { paddingLeft: 40 },
}));

const AfterDash = styled('span')({ display: 'block' });

/** The character, drawn as the rule before the line. */
const Dash = styled('span')(({ theme }) => ({
  '@media screen': {
    color: 'transparent',
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 'calc(50% - 1.5px)',
      left: 0,
      width: 28,
      height: 3,
      borderRadius: 2,
      backgroundColor: theme.vars.palette.wheat,
    },
  },
}));
