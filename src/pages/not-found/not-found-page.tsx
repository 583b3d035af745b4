import notFound from '@content/not-found.json';
import { styled } from '@mui/material/styles';

import ArrowBackIcon from '../../illustrations/icons/arrow-back.svg?react';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';
import NotFoundIllustration from '../../illustrations/not-found.svg?react';
import { homeSectionPath, homeSections, paths } from '../../paths';
import { displayFamily, textFamily } from '../../theme/fonts';
import { PageHeader } from '../../ui/page-header';
import { PageLink } from '../../ui/page-link';

export function NotFoundPage() {
  return (
    <Crossing
      illustration={
        <Scene role="img" aria-label="A signpost on the empty prairie, pointing both ways">
          <NotFoundIllustration />
        </Scene>
      }
      title={<NotFoundTitle />}
      lead={notFound.text}
    >
      <Signpost aria-labelledby="links-label">
        <p id="links-label">{notFound.linksLabel}</p>
        <Boards>
          <FirstBoard to={paths.home}>
            <ArrowBackIcon />
            Home page
          </FirstBoard>
          <RightBoard to={homeSectionPath(homeSections.services)}>
            Services
            <ArrowForwardIcon />
          </RightBoard>
          <LeftBoard to={paths.career}>
            <ArrowBackIcon />
            Open positions
          </LeftBoard>
        </Boards>
      </Signpost>
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
        {first} <Dash>-</Dash>{' '}
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
  paddingBottom: 'calc(292 * var(--unit))',
  '@media screen': {
    display: 'grid',
    // The text and, on phones, the boards
    '& > div:last-of-type': { display: 'flex', flexDirection: 'column' },
    [theme.breakpoints.up('md')]: {
      alignContent: 'end',
      // The text's middle is level with the boards' middle, 408 units above the ground.
      '& > div:last-of-type': { justifyContent: 'center', minHeight: '25rem' },
    },
  },
  [theme.breakpoints.up('md')]: {
    '--unit': '0.0625rem',
    minHeight: 'clamp(44rem, 100svh - 7.3rem, 54rem)',
    paddingBottom: '13rem',
    // Stays left of the signpost.
    '& h1': { maxWidth: '50%' },
    '& h1 + p': { maxWidth: 'min(30rem, 50%)' },
  },
}));

const Scene = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  // On phones the post is in the middle.
  '& > svg': {
    position: 'absolute',
    bottom: 0,
    left: 'calc(-260 * var(--unit))',
    height: 'calc(700 * var(--unit))',
  },
  [theme.breakpoints.up('md')]: { '& > svg': { left: 0 } },
  '@media print': { display: 'none' },
}));

/** Looks like the eyebrow of other pages. */
const BeforeDash = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
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

const Signpost = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexGrow: 1,
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 'calc(50 * var(--unit))',
  marginTop: theme.spacing(2.5),
  '& > p': { fontFamily: displayFamily, fontSize: '1.1875rem', fontWeight: 600 },
  [theme.breakpoints.up('md')]: { flexGrow: 0, marginTop: theme.spacing(3) },
  '@media print': { display: 'none' },
}));

/** The links are the boards of the signpost. */
const Boards = styled('div')(({ theme }) => ({
  display: 'grid',
  alignSelf: 'center',
  gap: 'calc(20 * var(--unit))',
  width: 'calc(288 * var(--unit))',
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    bottom: 'calc(292 * var(--unit))',
    left: 'calc(50% + 116 * var(--unit))',
  },
}));

const Board = styled(PageLink)(({ theme }) => ({
  '--tip': 'calc(30 * var(--unit))',
  '--nail': `${theme.vars.palette.scene.post} calc(2.5 * var(--unit)), transparent calc(3.5 * var(--unit))`,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 'calc(64 * var(--unit))',
  color: theme.vars.palette.scene.night,
  fontFamily: displayFamily,
  fontSize: 'min(1.1875rem, 25 * var(--unit))',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { position: 'absolute', fontSize: '1.4em' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  // The board, and the shade along its lower edge
  '&::before, &::after': { content: '""', position: 'absolute', zIndex: -1 },
  '&::before': {
    backgroundColor: theme.vars.palette.scene.board,
    backgroundImage: [-7, 7]
      .map(
        (x) => `radial-gradient(circle at calc(var(--post) + ${x} * var(--unit)) 15%, var(--nail))`,
      )
      .join(),
  },
  '&::after': { backgroundColor: theme.vars.palette.scene.post, opacity: 0.28 },
  [theme.breakpoints.up('md')]: { fontSize: '1.375rem' },
  '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
}));

// Each shape includes the tip, which is beside the link's box. The shade is the lowest eighth.

const LeftBoard = styled(Board)({
  '--post': 'calc(50% + 32 * var(--unit))',
  transform: 'translateX(-6%) rotate(-1.5deg)',
  '& svg': { left: 'calc(-4 * var(--unit))' },
  '&::before, &::after': { inset: '0 0 0 calc(-1 * var(--tip))' },
  '&::before': { clipPath: 'polygon(var(--tip) 0, 100% 0, 100% 100%, var(--tip) 100%, 0 50%)' },
  '&::after': {
    clipPath: 'polygon(calc(0.75 * var(--tip)) 87.5%, 100% 87.5%, 100% 100%, var(--tip) 100%)',
  },
});

const RightBoard = styled(Board)({
  '--post': 'calc(50% - 32 * var(--unit))',
  transform: 'translateX(6%) rotate(1.5deg)',
  '& svg': { right: 'calc(-4 * var(--unit))' },
  '&::before, &::after': { inset: '0 calc(-1 * var(--tip)) 0 0' },
  '&::before': {
    clipPath:
      'polygon(0 0, calc(100% - var(--tip)) 0, 100% 50%, calc(100% - var(--tip)) 100%, 0 100%)',
  },
  '&::after': {
    clipPath:
      'polygon(0 87.5%, calc(100% - 0.75 * var(--tip)) 87.5%, calc(100% - var(--tip)) 100%, 0 100%)',
  },
});

const FirstBoard = styled(LeftBoard)(({ theme }) => ({
  color: theme.vars.palette.primary.contrastText,
  '&&::before': { backgroundColor: theme.vars.palette.primary.main },
}));
