import company from '@content/company.yaml';
import home from '@content/home.yaml';
import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { openJobs, openPositionsText } from '../../content/jobs';
import { mailtoLink } from '../../content/links';
import { listedJobs } from '../../content/listed-jobs';
import { homeSectionPath, homeSections, paths } from '../../content/paths';
import { useNow } from '../../hooks/use-now';
import HeroWheel from '../../illustrations/hero-wheel.svg?react';
import HeroLand from '../../illustrations/hero.svg?react';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import { tapTarget } from '../../theme/mixins';
import { heroHeight, space } from '../../theme/scale';
import { Button } from '../../ui/button';
import { PageLink } from '../../ui/page-link';

export function HeroSection() {
  const openCount = openJobs(listedJobs, useNow()).length;
  return (
    <HeroBanner id={homeSections.home}>
      <Container>
        <HeroText>
          <Typography variant="pageTitle">
            <Greeting>{`${home.hero.greeting} ${company.name} `}</Greeting>
            {home.hero.offer}
          </Typography>
          <Typography>{home.hero.tagline}</Typography>
          <HeroButtons>
            <HeroButton href={mailtoLink(company.email)} variant="filled">
              <MailIcon />
              {home.hero.button}
            </HeroButton>
            <HeroButton to={homeSectionPath(homeSections.about)} variant="outlined">
              MORE INFO
            </HeroButton>
          </HeroButtons>
          {openCount > 0 && (
            <p>
              {`${home.hero.jobsQuestion} `}
              <JobsLink to={paths.career}>{openPositionsText(openCount)}</JobsLink>
            </p>
          )}
        </HeroText>
      </Container>
      <HeroScene>
        <LandPicture />
        <WheelFrame>
          <TurningWheel />
        </WheelFrame>
      </HeroScene>
    </HeroBanner>
  );
}

const HeroBanner = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  // The drawing's sky begins in this color.
  backgroundColor: theme.vars.palette.scene.skyTop,
  [theme.breakpoints.up('sm')]: { minHeight: heroHeight },
}));

/** The left half, which the drawing leaves free; in narrower windows, above the cloud. */
const HeroText = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 0, '80%'),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(2.5),
    maxWidth: '60%',
    paddingBlock: `${space.stack} ${space.section}`,
  },
  [theme.breakpoints.up('lg')]: { maxWidth: '50%' },
}));

const Greeting = styled('span')(({ theme }) => ({
  ...theme.typography.lead,
  display: 'block',
  marginBottom: theme.spacing(1),
  // Keeps the space at the end, without which screen readers join the name and the next word.
  whiteSpace: 'pre-wrap',
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  letterSpacing: 0,
}));

const HeroButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

/** Both fit in one line of a phone. */
const HeroButton = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { flexGrow: 1, paddingInline: theme.spacing(1) },
})) as typeof Button;

const JobsLink = styled(PageLink)({ ...tapTarget, color: 'inherit' });

/**
 * In units of hero.svg. On phones, where the text is above the drawing, the cloud is further down
 * along the ladder, whose upper end it hides.
 */
const lowerCloud = 'translate(-30px, 106px)';

/** In units of hero.svg: the moon is smaller than the sun, and behind the windpump's wheel. */
const smallerMoon = 'translate(-193px, 89px) scale(0.68)';

/** As large as fits; the scene is a square at its right. */
const HeroScene = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 0',
  width: '100%',
  maxHeight: '100%',
  aspectRatio: '10 / 9',
  [theme.breakpoints.up('sm')]: { aspectRatio: '2 / 1' },
  [theme.breakpoints.down('sm')]: { '& .cloud': { transform: lowerCloud } },
  ...theme.applyStyles('dark', {
    '& .light': { transform: smallerMoon },
    '& .halo': { opacity: 0.45 },
  }),
}));

const LandPicture = styled(HeroLand)({ display: 'block', width: '100%', height: '100%' });

/** Begins when the scene enters the window, and ends when it has left. */
const scrolledThrough = '--hero-scrolled-through';

/** The square at the right, which is 750 units of hero.svg wide and high. */
const WheelFrame = styled('div')({
  position: 'absolute',
  top: 0,
  right: 0,
  height: '100%',
  aspectRatio: '1',
  viewTimelineName: scrolledThrough,
});

// `transform`, not `rotate`: Chromium does not composite `rotate` on an SVG.
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Turns while the visitor scrolls. Its place and size are those of the viewBox in hero-wheel.svg. */
const TurningWheel = styled(HeroWheel)({
  position: 'absolute',
  left: `${(100 * 60) / 750}%`,
  top: `${(100 * 378) / 750}%`,
  width: `${(100 * 120) / 750}%`,
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      animation: `${turn} linear both`,
      animationTimeline: scrolledThrough,
    },
  },
});
