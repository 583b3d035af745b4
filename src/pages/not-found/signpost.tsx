import notFound from '@content/not-found.json';
import { styled } from '@mui/material/styles';

import ArrowBackIcon from '../../illustrations/icons/arrow-back.svg?react';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';
import { homeSectionPath, homeSections, paths } from '../../paths';
import { displayFamily } from '../../theme/fonts';
import { PageLink } from '../../ui/page-link';
import { units } from './units';

const { links, linksLabel } = notFound;

/** In units of not-found.svg. */
export const boardsWidth = 300;

/** Lines in the wood, in percent of a board: center (x, y) and half the width. Clear of the text. */
const grain = [
  [20, 18, 16],
  [77, 24, 17],
  [12, 74, 11],
  [85, 70, 10],
];

/** The links are boards on the post that not-found.svg draws. */
export function Signpost({ className }: { className?: string }) {
  return (
    <Boards className={className} aria-labelledby="links-label">
      <Plaque id="links-label">{linksLabel}</Plaque>
      <HomeBoard to={paths.home}>
        <ArrowBackIcon />
        {links.home}
      </HomeBoard>
      <ServicesBoard to={homeSectionPath(homeSections.services)}>
        {links.services}
        <ArrowForwardIcon />
      </ServicesBoard>
      <CareerBoard to={paths.career}>
        {links.careers}
        <ArrowForwardIcon />
      </CareerBoard>
      <ContactBoard to={homeSectionPath(homeSections.contact)}>
        <ArrowBackIcon />
        {links.contact}
      </ContactBoard>
    </Boards>
  );
}

const Boards = styled('nav')({
  display: 'grid',
  gap: units(17),
  width: units(boardsWidth),
  '@media print': { display: 'none' },
});

/** Labels the boards. It is not a link itself. */
const Plaque = styled('p')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  justifySelf: 'center',
  marginBottom: units(3),
  padding: `${units(8)} ${units(20)}`,
  // Only the plate is tilted: level text is sharper.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    borderRadius: units(4),
    backgroundColor: theme.vars.palette.scene.post,
    // The lower edge
    boxShadow: `0 ${units(5)} ${theme.vars.palette.scene.row}`,
    rotate: '1.5deg',
  },
  color: theme.vars.palette.scene.lamp,
  fontFamily: displayFamily,
  fontSize: 'min(1.0625rem, 22 * var(--unit))',
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: 'center',
}));

const Board = styled(PageLink)(({ theme }) => ({
  '--tip': units(30),
  '--edge': theme.vars.palette.scene.row,
  '--wood': theme.vars.palette.scene.wheatHill,
  '--grain': theme.vars.palette.scene.row,
  '--nail-color': theme.vars.palette.scene.post,
  // Where the board begins and ends, in units; the post is at 150
  marginLeft: 'calc(var(--start) * var(--unit))',
  marginRight: 'calc((300 - var(--end)) * var(--unit))',
  '--nail': `var(--nail-color) ${units(2.5)}, transparent ${units(3.5)}`,
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  minHeight: units(60),
  padding: `${units(8)} ${units(10)} ${units(10)}`,
  color: theme.vars.palette.scene.night,
  fontFamily: displayFamily,
  fontSize: 'min(1.1875rem, 25 * var(--unit))',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  textAlign: 'center',
  textDecoration: 'none',
  // Outlines the board. Its shadow falls on the post, which the drawing has.
  filter: `drop-shadow(0 ${units(-1.5)} var(--edge)) drop-shadow(0 ${units(1.5)} var(--edge))`,
  '& svg': { position: 'absolute', top: '48%', fontSize: '1.4em', translate: '0 -50%' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  // `::before` is the board, `::after` is its lower edge. Only they are tilted: level text is sharper.
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    rotate: 'var(--tilt)',
  },
  '&::before': {
    backgroundColor: 'var(--wood)',
    backgroundImage: [
      'var(--glow, linear-gradient(transparent, transparent))',
      ...[-7, 7].map(
        (x) => `radial-gradient(circle at calc(var(--post) + ${x} * var(--unit)) 13%, var(--nail))`,
      ),
      ...grain.map(
        ([x, y, width]) =>
          `radial-gradient(${width}% ${units(1.2)} at calc(${x}% + var(--grain-x)) calc(${y}% + var(--grain-y)), var(--grain) 60%, transparent)`,
      ),
    ].join(),
  },
  '&::after': { backgroundColor: 'var(--edge)' },
  [theme.breakpoints.up('md')]: { fontSize: '1.375rem' },
  '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
  ...theme.applyStyles('dark', { '--wood': theme.vars.palette.scene.board }),
}));

// Each board extends past its link's box by its tip, whose end is `--blunt` of its height. Its edge is the lowest eighth.

const LeftBoard = styled(Board)({
  '--post': 'calc((150 - var(--start)) * var(--unit) + var(--tip))',
  // Centers the label on the post.
  paddingLeft: 'calc((310 - var(--start) - var(--end)) * var(--unit))',
  '& svg': { left: units(-6) },
  '&::before, &::after': { inset: '0 0 0 calc(-1 * var(--tip))' },
  '&::before': {
    clipPath:
      'polygon(var(--tip) 0, calc(100% - var(--cut)) 0, calc(100% - var(--notch)) 50%, 100% 100%, var(--tip) 100%, 0 calc(50% + var(--blunt)), 0 calc(50% - var(--blunt)))',
  },
  '&::after': {
    clipPath: 'polygon(calc(0.75 * var(--tip)) 87.5%, 100% 87.5%, 100% 100%, var(--tip) 100%)',
  },
});

const RightBoard = styled(Board)({
  '--post': 'calc((150 - var(--start)) * var(--unit))',
  paddingRight: units(32),
  // Centers the label on the post.
  paddingLeft: 'calc((332 - var(--start) - var(--end)) * var(--unit))',
  '& svg': { right: units(-6) },
  '&::before, &::after': { inset: '0 calc(-1 * var(--tip)) 0 0' },
  '&::before': {
    clipPath:
      'polygon(var(--cut) 0, calc(100% - var(--tip)) 0, 100% calc(50% - var(--blunt)), 100% calc(50% + var(--blunt)), calc(100% - var(--tip)) 100%, 0 100%, var(--notch) 50%)',
  },
  '&::after': {
    clipPath:
      'polygon(0 87.5%, calc(100% - 0.75 * var(--tip)) 87.5%, calc(100% - var(--tip)) 100%, 0 100%)',
  },
});

const HomeBoard = styled(LeftBoard)(({ theme }) => ({
  '--start': '-18',
  '--end': '286',
  '--tilt': '-2deg',
  '--cut': units(5),
  '--notch': units(2.5),
  '--blunt': '0%',
  '--grain-x': '0%',
  '--grain-y': '0%',
  '--edge': theme.vars.palette.scene.nearHill,
  '--grain': theme.vars.palette.primary.dark,
  '--nail-color': theme.vars.palette.primary.contrastText,
  minHeight: units(74),
  marginBottom: units(4),
  fontSize: 'min(1.375rem, 29 * var(--unit))',
  color: theme.vars.palette.primary.contrastText,
  // Phones have no room for more width.
  [theme.breakpoints.up('sm')]: { '--start': '-30', '--end': '296' },
  [theme.breakpoints.up('md')]: { fontSize: '1.625rem' },
  '&&::before': { backgroundColor: theme.vars.palette.primary.main },
}));

const ServicesBoard = styled(RightBoard)({
  '--start': '52',
  '--end': '278',
  '--tilt': '2.6deg',
  '--tip': units(38),
  '--cut': units(8),
  '--notch': units(4),
  '--blunt': '0%',
  '--grain-x': '3%',
  '--grain-y': '2%',
});

/** Its tail is notched. */
const CareerBoard = styled(RightBoard)({
  '--start': '-16',
  '--end': '304',
  '--tilt': '-2.2deg',
  '--tip': units(22),
  '--cut': '0px',
  '--notch': units(16),
  '--blunt': '18%',
  '--grain-x': '-7%',
  '--grain-y': '-4%',
});

const ContactBoard = styled(LeftBoard)(({ theme }) => ({
  '--start': '34',
  '--end': '238',
  '--tilt': '3.2deg',
  '--tip': units(26),
  '--cut': '0px',
  '--notch': units(-7),
  '--blunt': '10%',
  '--grain-x': '8%',
  '--grain-y': '5%',
  // At night, the lantern lights it from below.
  ...theme.applyStyles('dark', {
    '--glow': `radial-gradient(60% 110% at 60% 115%, color-mix(in srgb, ${theme.vars.palette.scene.lamp} 80%, transparent), transparent)`,
  }),
}));
