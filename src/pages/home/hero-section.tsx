import company from '@content/company.json';
import deadlines from '@content/deadlines.json';
import home from '@content/home.json';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';

import { homeLabels, openPositions } from '../../content/labels';
import Hero from '../../illustrations/hero.svg?react';
import { isOpen } from '../../jobs/job';
import { homeSectionPath, homeSections, paths } from '../../paths';
import { useToday } from '../../today';
import { ButtonRouterLink } from '../../ui/button';
import { Eyebrow } from '../../ui/eyebrow';
import { PageLink } from '../../ui/page-link';

/** Sunrise: who the company is and what it offers. */
export function HeroSection() {
  const today = useToday();
  const openCount = deadlines.filter((job) => isOpen(job, today)).length;
  return (
    <Banner id={homeSections.home} tabIndex={-1}>
      <Hero />
      <Content>
        <Eyebrow>{home.hero.greeting}</Eyebrow>
        <Typography variant="h1" data-long={company.name.length > 24 || undefined}>
          {company.name}
        </Typography>
        <Typography variant="subtitle1" component="p">
          {home.hero.tagline}
        </Typography>
        <Typography>{home.hero.offer}</Typography>
        <Actions>
          <ButtonRouterLink to={homeSectionPath(homeSections.about)} look="filled">
            {homeLabels.moreInfo}
          </ButtonRouterLink>
          {openCount > 0 && <PageLink to={paths.career}>{openPositions(openCount)}</PageLink>}
        </Actions>
      </Content>
    </Banner>
  );
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const join = keyframes({ from: { strokeDashoffset: 1 } });

const Banner = styled('section')(({ theme }) => ({
  position: 'relative',
  minHeight: 'clamp(32rem, 74svh, 42rem)',
  overflow: 'hidden',
  // The drawing covers it; contrast checkers see only this: the sky behind the text, not at the horizon.
  backgroundColor: theme.vars.palette.scene.skyTop,
  // Lower than the banner where the text needs the sky above or beside it; the top of its sky has the
  // colour of the banner.
  '& > svg': { position: 'absolute', inset: 'auto 0 0', height: 'min(100%, 52vw)' },
  // Phones: the cloud moves closer to the farm, and the foreground is cropped.
  [theme.breakpoints.down('sm')]: {
    '& > svg': { bottom: '-1rem', height: '19.5rem' },
    '& #hero-cloud': { transform: 'translateY(52px)' },
    '& #hero-rise': { transform: 'scaleY(0.54)', transformOrigin: '0 392px' },
  },
  [theme.breakpoints.up('md')]: { minHeight: 'clamp(36rem, 86svh, 66rem)' },
  '@media (prefers-reduced-motion: no-preference)': {
    '& #hero-wheel': {
      transformBox: 'fill-box',
      transformOrigin: 'center',
      animation: `${turn} 12s 3 cubic-bezier(0.4, 0.2, 0.6, 0.8)`,
    },
    '& #hero-cloud path:nth-of-type(2)': {
      strokeDasharray: 1,
      animation: `${join} 2.5s ease-out`,
    },
  },
}));

const Content = styled(Container)(({ theme }) => ({
  position: 'relative',
  // Text keeps to the open sky, above the land and left of the cloud.
  paddingBlock: '1.5rem 16.75rem',
  '& h1': {
    maxWidth: '6.4em',
    fontSize: 'clamp(2.75rem, 1rem + 6.25vw, 6rem)',
    letterSpacing: '-0.03em',
    lineHeight: 1,
    '&[data-long]': { maxWidth: '8.4em', fontSize: 'clamp(2.25rem, 1rem + 4vw, 4.25rem)' },
  },
  '& h1 ~ p': { marginTop: theme.spacing(0.75), textWrap: 'pretty' },
  '& h1 + p': { marginTop: theme.spacing(2), lineHeight: 1.4 },
  [theme.breakpoints.down('sm')]: { '& h1 ~ p + p': { fontSize: '1rem', lineHeight: 1.45 } },
  [theme.breakpoints.up('sm')]: {
    paddingBlock: '2.5rem 9rem',
    '& h1[data-long], & p': { maxWidth: 'min(37rem, 46vw)' },
    '& p + p': { maxWidth: 'min(31rem, 46vw)' },
  },
  [theme.breakpoints.up('md')]: { paddingBlock: 'clamp(3rem, 10svh, 8rem) 11.5rem' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  marginTop: theme.spacing(2),
  '& a + a': {
    paddingBlock: theme.spacing(1),
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    textDecorationColor: theme.vars.palette.wheat,
    textDecorationThickness: 2,
    textUnderlineOffset: '0.3em',
    '&:hover': { textDecorationColor: 'currentColor' },
  },
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(4) },
}));
