import notFound from '@content/not-found.yaml';
import { styled } from '@mui/material/styles';

import { homeSectionPath, homeSections, paths } from '../../content/paths';
import BoardIllustration from '../../illustrations/board.svg?react';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';
import { space } from '../../theme/scale';
import { PageLink } from '../../ui/page-link';

const { links, linksLabel } = notFound;

const boards = [
  { to: paths.home, label: links.home, kind: 'main', points: 'left' },
  {
    to: homeSectionPath(homeSections.services),
    label: links.services,
    kind: 'short',
    points: 'right',
  },
  { to: paths.career, label: links.careers, kind: 'long', points: 'right' },
  {
    to: homeSectionPath(homeSections.contact),
    label: links.contact,
    kind: 'short',
    points: 'left',
  },
];

/** Links, on the post that the drawing has. */
export function Boards() {
  return (
    <Nav aria-labelledby="links-label">
      <Plaque id="links-label">{linksLabel}</Plaque>
      {boards.map(({ to, label, kind, points }) => (
        <Board to={to} data-kind={kind} data-points={points} key={label}>
          <Shape data-kind={kind} data-points={points} />
          <span>{label}</span>
          <Arrow data-points={points} />
        </Board>
      ))}
    </Nav>
  );
}

const Nav = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: space.gap,
  // Above the land and the walker, which take a part of the drawing's ratio.
  padding: '0 6% 72%',
  textAlign: 'center',
  '@media print': { display: 'none' },
}));

/** Labels the boards. It is not a link itself. */
const Plaque = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  justifySelf: 'center',
  padding: theme.spacing(0.75, 2.5),
  borderRadius: 4,
  backgroundColor: theme.vars.palette.scene.post,
  color: theme.vars.palette.scene.lamp,
  fontWeight: 600,
  rotate: '1.5deg',
}));

const Board = styled(PageLink)(({ theme }) => ({
  ...theme.typography.h4,
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  minHeight: 52,
  padding: theme.spacing(1, 2.5),
  color: theme.vars.palette.scene.night,
  textDecoration: 'none',
  rotate: '-2deg',
  '&:nth-of-type(even)': { rotate: '2.5deg' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  '&[data-kind="main"]': {
    minHeight: 68,
    marginInline: '-5%',
    color: theme.vars.palette.primary.contrastText,
  },
  '&[data-kind="short"]': { justifySelf: 'center', minWidth: '72%' },
  '&[data-points="left"]': { direction: 'rtl' },
  '@media (forced-colors: active)': { border: '1px solid', backgroundColor: 'Canvas' },
}));

const Shape = styled(BoardIllustration)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  color: theme.vars.palette.scene.wheatHill,
  ...theme.applyStyles('dark', { color: theme.vars.palette.scene.board }),
  '&[data-kind="main"]': { color: theme.vars.palette.primary.main },
  '&[data-points="left"]': { scale: '-1 1' },
  '@media (forced-colors: active)': { display: 'none' },
}));

const Arrow = styled(ArrowForwardIcon)({
  fontSize: 26,
  '&[data-points="left"]': { scale: '-1 1' },
});
