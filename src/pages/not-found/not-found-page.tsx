import notFound from '@content/not-found.json';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { notFoundLabels } from '../../content/labels';
import Signpost from '../../illustrations/not-found.svg?react';
import { homeSectionPath, homeSections, paths } from '../../paths';
import { PageLink } from '../../ui/page-link';

export function NotFoundPage() {
  return (
    <Scene>
      <Picture role="img" aria-label={notFoundLabels.picture}>
        <Signpost />
      </Picture>
      <Message>
        <Typography variant="h1">
          {/* No line starts or ends with the dash. */}
          {notFound.title
            .split(/(\S+ - \S+)/)
            .map((part) => (part.includes(' - ') ? <NoWrap key={part}>{part}</NoWrap> : part))}
        </Typography>
        <Typography variant="subtitle1" component="p">
          {notFound.text}
        </Typography>
        <PageLink to={homeSectionPath(homeSections.contact)}>{notFoundLabels.contactLink}</PageLink>
      </Message>
      <Boards>
        <Board to={paths.home} data-points="left">
          <ArrowBack />
          {notFoundLabels.homeLink}
        </Board>
        <Board to={paths.career} data-points="right">
          {notFoundLabels.careerLink}
          <ArrowForward />
        </Board>
      </Boards>
    </Scene>
  );
}

/**
 * In px. The post stands at x = 260 of the drawing, which is 700 units high. The boards hang on it, so
 * they are placed from the same bottom and middle. On phones the drawing moves until the post is in the
 * middle.
 */
const layout = {
  phone: { height: 540, left: (-260 * 540) / 700, boards: 236 },
  desktop: { height: 700, left: 0, post: 260, boards: 300 },
};

const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  // As high as `main` at least, so that the ground meets the footer.
  minHeight: '60vh',
  paddingBlock: theme.spacing(5, 55),
  // Contrast checkers see only this: the sky behind the text.
  backgroundColor: theme.vars.palette.scene.skyTop,
  backgroundImage: `linear-gradient(${theme.vars.palette.scene.skyTop}, ${theme.vars.palette.scene.skyLow} 75%)`,
  '& .night': { display: 'none', '@media (prefers-color-scheme: dark)': { display: 'inline' } },
  [theme.breakpoints.down('md')]: { '& .constellation': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    minHeight: 'clamp(42rem, 100svh - 7.3rem, 54rem)',
    paddingBlock: 'clamp(4rem, 11svh, 8rem) 17rem',
  },
  '@media print': { minHeight: 0, paddingBlock: 0, background: 'none' },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  '& > svg': {
    position: 'absolute',
    bottom: 0,
    left: layout.phone.left,
    height: layout.phone.height,
  },
  [theme.breakpoints.up('md')]: {
    '& > svg': { left: layout.desktop.left, height: layout.desktop.height },
  },
  '& .road': { '@media (prefers-color-scheme: dark)': { fill: theme.vars.palette.scene.row } },
  '@media print': { display: 'none' },
}));

const Message = styled(Container)(({ theme }) => ({
  position: 'relative',
  '& h1': { fontSize: 'clamp(2.125rem, 1.4rem + 3.2vw, 3.5rem)', textWrap: 'balance' },
  '& h1 + p': { maxWidth: '28rem', marginTop: theme.spacing(2) },
  '& a': {
    display: 'inline-block',
    marginTop: theme.spacing(1.5),
    paddingBlock: theme.spacing(0.5),
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textUnderlineOffset: 5,
  },
  [theme.breakpoints.up('md')]: { '& h1': { maxWidth: '8.5em' } },
  [theme.breakpoints.up('lg')]: { '& h1': { maxWidth: 'none' } },
  '@media print': { '& a': { display: 'none' } },
}));

const NoWrap = styled('span')({ whiteSpace: 'nowrap' });

const Boards = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: layout.phone.boards,
  left: '50%',
  display: 'grid',
  gap: theme.spacing(2.5),
  width: '13.5rem',
  transform: 'translateX(-50%)',
  [theme.breakpoints.up('md')]: {
    bottom: layout.desktop.boards,
    left: `calc(50% + ${layout.desktop.post}px)`,
    gap: theme.spacing(3),
    width: '18rem',
  },
  '@media print': { display: 'none' },
}));

const tip = 30;

/** A board of the signpost. Its tip is drawn beside it, so that the focus ring is not cut off. */
const Board = styled(PageLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1.25),
  minHeight: 60,
  padding: theme.spacing(1, 2),
  border: '1px solid transparent',
  backgroundColor: theme.vars.palette.scene.board,
  color: theme.vars.palette.scene.night,
  fontFamily: theme.typography.h3.fontFamily,
  fontSize: '1.1875rem',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // The edges away from the sun
  filter: `drop-shadow(3px 6px 0 ${theme.vars.palette.scene.post})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -1,
    bottom: -1,
    width: tip,
    backgroundColor: theme.vars.palette.scene.board,
  },
  // Two nails in the post
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '8px auto 8px calc(50% - 3px)',
    width: 6,
    background: `radial-gradient(circle at 50% 3px, ${theme.vars.palette.scene.post} 2.5px, transparent 3px), radial-gradient(circle at 50% calc(100% - 3px), ${theme.vars.palette.scene.post} 2.5px, transparent 3px)`,
  },
  '&[data-points="left"]': {
    transform: 'translateX(-8%) rotate(-2deg)',
    '&::after': { left: 'calc(58% - 3px)' },
    '&::before': { right: '100%', clipPath: 'polygon(0 50%, 100% 0, 100% 100%)' },
  },
  '&[data-points="right"]': {
    transform: 'translateX(8%) rotate(1.5deg)',
    '&::after': { left: 'calc(42% - 3px)' },
    '&::before': { left: '100%', clipPath: 'polygon(0 0, 100% 50%, 0 100%)' },
  },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  [theme.breakpoints.up('md')]: { minHeight: 72, fontSize: '1.5rem' },
}));
