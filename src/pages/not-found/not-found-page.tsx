import notFound from '@content/not-found.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import ArrowBackIcon from '../../illustrations/icons/arrow-back.svg?react';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';
import NotFoundIllustration from '../../illustrations/not-found.svg?react';
import { homeSectionPath, homeSections, paths } from '../../paths';
import { displayFamily } from '../../theme/fonts';
import { Lead } from '../../ui/lead';
import { PageLink } from '../../ui/page-link';

export function NotFoundPage() {
  return (
    <Sky>
      <Scene role="img" aria-label="A signpost on the empty prairie, pointing both ways">
        <NotFoundIllustration />
      </Scene>
      <Container>
        <Title variant="h1">
          {/* Breaks after a dash rather than between words. */}
          {notFound.title.split(/(?<= - )/).map((part) => (
            <TitlePart key={part}>{part}</TitlePart>
          ))}
        </Title>
        <MessageLead>{notFound.text}</MessageLead>
      </Container>
      <Boards>
        <HomeBoard to={paths.home}>
          <ArrowBackIcon />
          Home page
        </HomeBoard>
        <ServicesBoard to={homeSectionPath(homeSections.services)}>
          Services
          <ArrowForwardIcon />
        </ServicesBoard>
        <CareerBoard to={paths.career}>
          <ArrowBackIcon />
          Open positions
        </CareerBoard>
      </Boards>
    </Sky>
  );
}

const Sky = styled('div')(({ theme }) => ({
  // The unit of not-found.svg
  '--unit': 'min(0.048125rem, 0.3vw)',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  // The height of `main`, so the ground meets the footer.
  minHeight: '60vh',
  paddingBlock: '2.5rem calc(582 * var(--unit))',
  // Fallback color for contrast checkers.
  backgroundColor: theme.vars.palette.scene.skyTop,
  backgroundImage: `linear-gradient(${theme.vars.palette.scene.skyTop}, ${theme.vars.palette.scene.skyLow} 75%)`,
  [theme.breakpoints.up('md')]: {
    '--unit': '0.0625rem',
    minHeight: 'clamp(42rem, 100svh - 7.3rem, 54rem)',
    paddingBlock: 'clamp(4rem, 11svh, 8rem) 17rem',
  },
  '@media print': { minHeight: 0, paddingBlock: 0, background: 'none' },
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
  [theme.breakpoints.down('md')]: { '& .constellation': { display: 'none' } },
  [theme.breakpoints.up('md')]: { '& > svg': { left: 0 } },
  '@media print': { display: 'none' },
}));

const Title = styled(Typography)(({ theme }) => ({
  fontSize: 'clamp(2.25rem, 1.2rem + 4.2vw, 4.5rem)',
  // Stays left of the signpost.
  [theme.breakpoints.up('md')]: { maxWidth: '8em' },
}));

/** Keeps the space at its end, which collapsing would remove. */
const TitlePart = styled('span')({ display: 'inline-block', whiteSpace: 'break-spaces' });

const MessageLead = styled(Lead)(({ theme }) => ({
  maxWidth: '28rem',
  marginTop: theme.spacing(2),
}));

/** The links lie on the boards of the signpost. */
const Boards = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: 'calc(292 * var(--unit))',
  left: 'calc(50% - 144 * var(--unit))',
  display: 'grid',
  gap: 'calc(20 * var(--unit))',
  width: 'calc(288 * var(--unit))',
  [theme.breakpoints.up('md')]: { left: 'calc(50% + 116 * var(--unit))' },
  '@media print': { display: 'none' },
}));

const Board = styled(PageLink)(({ theme }) => ({
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
  // The illustration keeps its colors.
  '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
  '& svg': { fontSize: '1.53em' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  [theme.breakpoints.up('md')]: { fontSize: '1.5rem' },
}));

/** The first choice. */
const HomeBoard = styled(Board)(({ theme }) => ({
  color: theme.vars.palette.primary.contrastText,
  transform: 'translateX(-8%) rotate(-2deg)',
  // Paints the whole board, with the tip at its left.
  '&::before': {
    '--tip': 'calc(30 * var(--unit))',
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0 0 0 calc(-1 * var(--tip))',
    backgroundColor: theme.vars.palette.primary.main,
    clipPath: 'polygon(var(--tip) 0, 100% 0, 100% 100%, var(--tip) 100%, 0 50%)',
  },
}));

const ServicesBoard = styled(Board)({ transform: 'translateX(8%) rotate(1.5deg)' });

const CareerBoard = styled(Board)(({ theme }) => ({
  width: 'calc(208 * var(--unit))',
  marginLeft: 'calc(16 * var(--unit))',
  fontSize: 'min(1rem, 21 * var(--unit))',
  transform: 'rotate(-1deg)',
  [theme.breakpoints.up('md')]: { fontSize: '1.25rem' },
}));
