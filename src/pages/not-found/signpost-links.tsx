import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';

import { notFoundLabels } from '../../content/labels';
import { homeSectionPath, homeSections, paths } from '../../paths';
import { PageLink } from '../../ui/page-link';

/** Links on the signpost's boards. `--unit` is one unit of the drawing (not-found.svg). */
export function SignpostLinks() {
  return (
    <Boards>
      <PageLink to={paths.home}>
        <ArrowBack />
        {notFoundLabels.homeLink}
      </PageLink>
      <PageLink to={paths.career}>
        {notFoundLabels.careerLink}
        <ArrowForward />
      </PageLink>
      <PageLink to={homeSectionPath(homeSections.contact)}>
        <ArrowBack />
        {notFoundLabels.contactLink}
      </PageLink>
    </Boards>
  );
}

const Boards = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: 'calc(292 * var(--unit))',
  left: 'calc(50% - 144 * var(--unit))',
  display: 'grid',
  gap: 'calc(20 * var(--unit))',
  width: 'calc(288 * var(--unit))',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1.25),
    height: 'calc(64 * var(--unit))',
    color: theme.vars.palette.scene.night,
    fontFamily: theme.typography.h3.fontFamily,
    fontSize: '1.1875rem',
    fontWeight: 700,
    letterSpacing: '-0.01em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    // The drawing keeps its colors.
    '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  },
  '& a:nth-of-type(1)': { transform: 'translateX(-8%) rotate(-2deg)' },
  '& a:nth-of-type(2)': { transform: 'translateX(8%) rotate(1.5deg)' },
  '& a:nth-of-type(3)': {
    width: 'calc(208 * var(--unit))',
    marginLeft: 'calc(16 * var(--unit))',
    transform: 'rotate(-1deg)',
  },
  [theme.breakpoints.up('md')]: { left: 'calc(50% + 116px)', '& a': { fontSize: '1.5rem' } },
  '@media print': { display: 'none' },
}));
