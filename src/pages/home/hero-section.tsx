import { jobs } from '@content/careers.yaml';
import company from '@content/company.yaml';
import home from '@content/home.yaml';
import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';

import { mailtoLink } from '../../content/address';
import { openJobs, openPositionsText } from '../../content/jobs';
import { homeSectionPath, homeSections, paths } from '../../content/paths';
import { useNow } from '../../hooks/use-now';
import HeroWheel from '../../illustrations/hero-wheel.svg?react';
import HeroIllustration from '../../illustrations/hero.svg?react';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import { Button } from '../../ui/button';
import { PageLink } from '../../ui/page-link';

export function HeroSection() {
  const openCount = openJobs(jobs, useNow()).length;
  return (
    <Banner id={homeSections.home}>
      <Content>
        <Heading>
          <Welcome>{`${home.hero.greeting} ${company.name} `}</Welcome>
          <Offer>{home.hero.offer}</Offer>
        </Heading>
        <Tagline>{home.hero.tagline}</Tagline>
        <Actions>
          <Button href={mailtoLink(company.email)} variant="filled">
            <MailIcon />
            {home.hero.button}
          </Button>
          <Button to={homeSectionPath(homeSections.about)} variant="outlined">
            MORE INFO
          </Button>
        </Actions>
        {openCount > 0 && (
          <JobsLine>
            {`${home.hero.jobsQuestion} `}
            <JobsLink to={paths.career}>{openPositionsText(openCount)}</JobsLink>
          </JobsLine>
        )}
      </Content>
      <Drawing>
        <HeroIllustration />
        <Wheel />
      </Drawing>
    </Banner>
  );
}

// `transform`, not `rotate`: Chromium does not composite `rotate` on an SVG.
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const turnWhileScrolling = {
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      animation: `${turn} linear both`,
      animationTimeline: 'view()',
    },
  },
};

/** On phones, in units of hero.svg: down along the ladder, whose upper end the cloud hides. */
const lowerCloud = 'translate(-30px, 106px)';

/** In units of hero.svg: the sun's center, at (-660, 472), moves to (-642, 410). */
const smallerMoon = 'translate(-193px, 89px) scale(0.68)';

/** The hub is at (120, 438) of hero-wheel.svg's 750 × 750 units. */
const wheelCenter = '16% 58.4%';

const Banner = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  minHeight: 'clamp(32rem, 74svh, 42rem)',
  // `hidden` would make the banner the scroller that the wheel's animation follows, not the window.
  overflow: 'clip',
  // Gives axe a color to measure; it cannot read the drawing.
  backgroundColor: theme.vars.palette.scene.skyTop,
  [theme.breakpoints.up('md')]: { minHeight: 'clamp(36rem, 100svh - 11.5rem, 66rem)' },
}));

const Drawing = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 0',
  // On narrow screens, it is shorter than the banner; the sky's color fills the rest.
  height: 'min(100%, 50vw, max(57rem, 41vw))',
  [theme.breakpoints.down('sm')]: {
    height: 'min(91vw, 20.25rem)',
    '& .cloud': { transform: lowerCloud },
  },
  // The moon is smaller than the sun and behind the wheel.
  ...theme.applyStyles('dark', {
    '& .light': { transform: smallerMoon },
    '& .halo': { opacity: 0.45 },
  }),
}));

const Wheel = styled(HeroWheel)({
  position: 'absolute',
  right: 0,
  height: '100%',
  transformOrigin: wheelCenter,
  ...turnWhileScrolling,
});

const Content = styled(Container)(({ theme }) => ({
  // Keeps the text above the land.
  paddingBlock: '1rem 16rem',
  [theme.breakpoints.up('sm')]: { paddingBlock: '3rem 9rem' },
  [theme.breakpoints.up('md')]: { paddingBlock: 'clamp(2.25rem, 20svh - 7.75rem, 8rem) 8rem' },
}));

/** Keeps the text left of the windpump. */
const textWidth = 'min(44rem, 49vw)';

const Heading = styled('h1')(({ theme }) => ({
  margin: 0,
  [theme.breakpoints.up('sm')]: { maxWidth: textWidth },
}));

/** A span, because HTML allows no paragraph in an `h1`. */
const Welcome = styled('span')(({ theme }) => ({
  display: 'block',
  // Keeps the space at the end, without which screen readers join the name and the next word.
  whiteSpace: 'pre-wrap',
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.primary.main,
  fontSize: 'clamp(1rem, 0.92rem + 0.36vw, 1.25rem)',
  fontWeight: 600,
  lineHeight: 1.3,
}));

const Offer = styled('span')(({ theme }) => ({
  ...theme.typography.h1,
  display: 'block',
  fontSize: 'min(10vw, 3rem)',
  letterSpacing: '-0.03em',
  lineHeight: 1.02,
  [theme.breakpoints.up('sm')]: { fontSize: 'min(5.6vw, max(3.25rem, 9svh), 4.75rem)' },
}));

const Tagline = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.25rem)',
  fontWeight: 500,
  lineHeight: 1.35,
  textWrap: 'balance',
  [theme.breakpoints.up('sm')]: { maxWidth: textWidth },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(3.5),
  [theme.breakpoints.up('sm')]: { maxWidth: 'max(51vw, 20rem)' },
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(1),
    marginTop: theme.spacing(2.5),
    // Both fit in one line of a narrow phone.
    '& a': { flexGrow: 1, paddingInline: theme.spacing(1.25), fontSize: '0.9375rem' },
  },
}));

const JobsLine = styled('p')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 0),
  fontSize: '1rem',
}));

const JobsLink = styled(PageLink)({ display: 'inline-block', paddingBlock: 4, color: 'inherit' });
