import notFound from '@content/not-found.yaml';
import { styled } from '@mui/material/styles';

import { homeSectionPath, homeSections, paths } from '../../content/paths';
import ArrowBackIcon from '../../illustrations/icons/arrow-back.svg?react';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';
import { displayFamily } from '../../theme/fonts';
import { boardsWidth, LeftBoard, RightBoard } from './board';
import { units } from './units';

const { links, linksLabel } = notFound;

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
  rotate: '1.5deg',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    borderRadius: units(4),
    backgroundColor: theme.vars.palette.scene.post,
    // The lower edge
    boxShadow: `0 ${units(5)} ${theme.vars.palette.scene.row}`,
  },
  color: theme.vars.palette.scene.lamp,
  fontFamily: displayFamily,
  fontSize: 'min(1.0625rem, 22 * var(--unit))',
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: 'center',
}));

const HomeBoard = styled(LeftBoard)(({ theme }) => ({
  '--start': '-18',
  '--end': '286',
  '--tilt': '-2deg',
  '--cut': units(5),
  '--notch': units(2.5),
  '--edge': theme.vars.palette.scene.nearHill,
  '--nail': theme.vars.palette.primary.contrastText,
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
});

/** Its tail is notched. */
const CareerBoard = styled(RightBoard)({
  '--start': '-16',
  '--end': '304',
  '--tilt': '-2.2deg',
  '--tip': units(22),
  '--notch': units(16),
  '--blunt': '18%',
});

const ContactBoard = styled(LeftBoard)(({ theme }) => ({
  '--start': '34',
  '--end': '238',
  '--tilt': '3.2deg',
  '--tip': units(26),
  '--notch': units(-7),
  '--blunt': '10%',
  // At night, the lantern lights it from below.
  ...theme.applyStyles('dark', {
    '--glow': `radial-gradient(60% 110% at 60% 115%, color-mix(in srgb, ${theme.vars.palette.scene.lamp} 80%, transparent), transparent)`,
  }),
}));
