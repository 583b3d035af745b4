import notFound from '@content/not-found.json';
import { styled } from '@mui/material/styles';

import ArrowBackIcon from '../../illustrations/icons/arrow-back.svg?react';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';
import NotFoundIllustration from '../../illustrations/not-found.svg?react';
import { homeSectionPath, homeSections, paths } from '../../paths';
import { displayFamily } from '../../theme/fonts';
import { cardColors } from '../../theme/tokens';
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
      </Signpost>
    </Crossing>
  );
}

/** What is before a dash is a line above the rest, and the dash is the rule at its end. */
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
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  },
  [theme.breakpoints.up('md')]: {
    '--unit': '0.0625rem',
    minHeight: 'clamp(44rem, 100svh - 7.3rem, 54rem)',
    paddingBlock: 'clamp(3rem, 13svh, 9rem) 17rem',
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

const BeforeDash = styled('span')(({ theme }) => ({
  display: 'block',
  marginBottom: theme.spacing(1),
  color: theme.vars.palette.primary.main,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)',
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
}));

const AfterDash = styled('span')({ display: 'block' });

/** The character, drawn as the rule that other pages have before their eyebrow. */
const Dash = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-block',
  width: 28,
  marginLeft: '0.15em',
  '@media screen': {
    color: 'transparent',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '50% 0 auto',
      height: 3,
      borderRadius: 2,
      backgroundColor: theme.vars.palette.wheat,
    },
  },
}));

/** The links are the boards of the signpost. */
const Signpost = styled('nav')(({ theme }) => ({
  display: 'grid',
  alignSelf: 'end',
  gap: 'calc(20 * var(--unit))',
  width: 'calc(288 * var(--unit))',
  margin: theme.spacing(2.5, 'auto', 0),
  '& > p': {
    marginBottom: 'calc(30 * var(--unit))',
    fontFamily: displayFamily,
    fontSize: '1.1875rem',
    fontWeight: 600,
    textAlign: 'center',
  },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    bottom: 'calc(292 * var(--unit))',
    left: 'calc(50% + 116 * var(--unit))',
  },
  '@media print': { display: 'none' },
}));

const Board = styled(PageLink)(({ theme }) => ({
  '--tip': 'calc(30 * var(--unit))',
  '--face': theme.vars.palette.scene.board,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1.25),
  height: 'calc(64 * var(--unit))',
  color: theme.vars.palette.scene.night,
  fontFamily: displayFamily,
  fontSize: 'min(1.1875rem, 25 * var(--unit))',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1.4em' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  // The board, and the shade along its lower edge
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    clipPath: 'var(--shape)',
  },
  '&::before': { backgroundColor: 'var(--face)' },
  '&::after': {
    backgroundImage: `linear-gradient(transparent 82%, ${theme.vars.palette.scene.post} 82%)`,
    opacity: 0.28,
  },
  [theme.breakpoints.up('md')]: { fontSize: '1.375rem' },
  [theme.getColorSchemeSelector('dark')]: {
    '--face': cardColors.onDay.dark.line,
    color: theme.vars.palette.text.primary,
  },
  '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
}));

const LeftBoard = styled(Board)({
  '--shape': 'polygon(var(--tip) 0, 100% 0, 100% 100%, var(--tip) 100%, 0 50%)',
  transform: 'translateX(-6%) rotate(-1.5deg)',
  '&::before, &::after': { inset: '0 0 0 calc(-1 * var(--tip))' },
});

const RightBoard = styled(Board)({
  '--shape':
    'polygon(0 0, calc(100% - var(--tip)) 0, 100% 50%, calc(100% - var(--tip)) 100%, 0 100%)',
  transform: 'translateX(6%) rotate(1.5deg)',
  '&::before, &::after': { inset: '0 calc(-1 * var(--tip)) 0 0' },
});

const FirstBoard = styled(LeftBoard)(({ theme }) => ({
  '&&': {
    '--face': theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));
