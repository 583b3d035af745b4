import notFound from '@content/not-found.yaml';
import { styled } from '@mui/material/styles';

import { homeSectionPath, homeSections, paths } from '../../content/paths';
import BoardIllustration from '../../illustrations/board.svg?react';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';
import { PageLink } from '../../ui/page-link';

const boards = [
  { to: paths.home, label: notFound.links.home, points: 'left', isMain: true },
  { to: homeSectionPath(homeSections.services), label: notFound.links.services, points: 'right' },
  { to: paths.career, label: notFound.links.careers, points: 'right' },
  { to: homeSectionPath(homeSections.contact), label: notFound.links.contact, points: 'left' },
];

/** Links on the post that the drawing has, below a label that is none. */
export function Boards() {
  return (
    <Nav aria-labelledby="links-label">
      <Plaque id="links-label">{notFound.linksLabel}</Plaque>
      {boards.map(({ to, label, points, isMain }) => (
        <Board to={to} data-points={points} data-main={isMain} key={to}>
          <Shape />
          <span>{label}</span>
          <Arrow />
        </Board>
      ))}
    </Nav>
  );
}

const Nav = styled('nav')({
  display: 'grid',
  justifyItems: 'center',
  // Turned boards reach into the gap, however large the text is.
  gap: '1.5rem',
  // Above the land and the walker, which take a part of the drawing's ratio.
  paddingBottom: '72%',
  textAlign: 'center',
  '@media print': { display: 'none' },
});

const Plaque = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  padding: theme.spacing(0.75, 2.5),
  borderRadius: 4,
  backgroundColor: theme.vars.palette.scene.post,
  color: theme.vars.palette.scene.lamp,
  fontWeight: 600,
}));

const Board = styled(PageLink)(({ theme }) => ({
  ...theme.typography.h4,
  '--wood': theme.vars.palette.scene.wheatHill,
  ...theme.applyStyles('dark', { '--wood': theme.vars.palette.scene.board }),
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  minWidth: '65%',
  padding: theme.spacing(1.5, 2.5),
  color: theme.vars.palette.scene.night,
  textDecoration: 'none',
  rotate: '-2deg',
  '&:nth-of-type(even)': { rotate: '2.5deg' },
  '&:nth-of-type(3)': { minWidth: '82%' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  '&[data-points="left"]': { direction: 'rtl', '--mirror': '-1' },
  '&[data-main="true"]': {
    '--wood': theme.vars.palette.primary.main,
    width: '100%',
    paddingBlock: theme.spacing(2.25),
    color: theme.vars.palette.primary.contrastText,
  },
  '@media (forced-colors: active)': { border: '1px solid', backgroundColor: 'Canvas' },
}));

const Shape = styled(BoardIllustration)({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  color: 'var(--wood)',
  scale: 'var(--mirror, 1) 1',
  '@media (forced-colors: active)': { display: 'none' },
});

const Arrow = styled(ArrowForwardIcon)({ fontSize: 26, scale: 'var(--mirror, 1) 1' });
