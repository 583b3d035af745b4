import company from '@content/company.json';
import home from '@content/home.json';
import jobIndex from '@content/job-index.json';
import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';

import { telLink } from '../../contact/links';
import HeroWheel from '../../illustrations/hero-wheel.svg?react';
import HeroIllustration from '../../illustrations/hero.svg?react';
import PhoneIcon from '../../illustrations/icons/phone.svg?react';
import { openJobs, openPositionsText } from '../../jobs/job';
import { useNow } from '../../now';
import { homeSectionPath, homeSections, paths } from '../../paths';
import { whileScrolling } from '../../theme/while-scrolling';
import { Button } from '../../ui/button';
import { Eyebrow } from '../../ui/eyebrow';
import { PageLink } from '../../ui/page-link';

/** In characters. Longer company names use a smaller font. */
const longNameLength = 24;

/** Who the company is and what it offers. */
export function HeroSection() {
  const openCount = openJobs(jobIndex, useNow()).length;
  return (
    <Banner id={homeSections.home}>
      <HeroIllustration />
      <HeroWheel />
      <Content>
        <Eyebrow>{home.hero.greeting}</Eyebrow>
        <Name data-long={company.name.length > longNameLength}>{company.name}</Name>
        <TextColumn>
          <Tagline>{home.hero.tagline}</Tagline>
          <Offer>{home.hero.offer}</Offer>
          <Actions>
            <Button to={homeSectionPath(homeSections.about)} variant="filled">
              MORE INFO
            </Button>
            <Button
              href={telLink(company.phone)}
              variant="outlined"
              aria-label={`Call ${company.phone}`}
            >
              <PhoneIcon />
              {company.phone}
            </Button>
          </Actions>
          {openCount > 0 && (
            <JobsLine>
              Looking for a job?{' '}
              <PageLink to={paths.career}>{openPositionsText(openCount)}</PageLink>
            </JobsLine>
          )}
        </TextColumn>
      </Content>
    </Banner>
  );
}

// Not `rotate`, which Chromium does not composite on an SVG.
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Banner = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  minHeight: 'clamp(32rem, 74svh, 42rem)',
  // With `hidden` the wheel would follow the banner's own scrolling instead of the window's.
  overflow: 'clip',
  // Curves the bottom edge.
  clipPath: 'ellipse(300% 100% at 62% 0)',
  // Fallback color for contrast checkers: the sky behind the text.
  backgroundColor: theme.vars.palette.scene.skyTop,
  // On narrow screens the illustration is shorter than the banner; the sky color fills the rest.
  '& > svg': { position: 'absolute', zIndex: -1, inset: 'auto 0 0', height: 'min(100%, 52vw)' },
  // Phones: the cloud moves closer to the farm, and the foreground is cropped.
  [theme.breakpoints.down('sm')]: {
    '& > svg': { bottom: '-0.5rem', height: '19.5rem' },
    '& #hero-cloud': { transform: 'translateY(52px)' },
    '& #hero-rise': { transform: 'scaleY(0.46)', transformOrigin: '0 358px' },
  },
  [theme.breakpoints.up('md')]: { minHeight: 'clamp(36rem, 86svh, 66rem)' },
  '& > #hero-wheel': {
    left: 'auto',
    // The wheel's center
    transformOrigin: '33.33% 56.27%',
    ...whileScrolling(turn),
  },
}));

const Content = styled(Container)(({ theme }) => ({
  // Keeps the text in the open sky above the land.
  paddingBlock: '1.5rem 16.75rem',
  [theme.breakpoints.up('sm')]: { paddingBlock: '2.5rem 9rem' },
  [theme.breakpoints.up('md')]: { paddingBlock: 'clamp(2rem, 20svh - 7.5rem, 8rem) 9.5rem' },
}));

/** Keeps the text left of the cloud. */
const textWidth = 'min(38rem, 48vw)';

const Name = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  maxWidth: '6.4em',
  fontSize: 'clamp(2.75rem, 1rem + 5.65vw, 5.5rem)',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  '&[data-long="true"]': {
    maxWidth: '8.4em',
    fontSize: 'clamp(2.25rem, 1rem + 4vw, 4.25rem)',
    [theme.breakpoints.up('sm')]: { maxWidth: textWidth },
  },
}));

const TextColumn = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { maxWidth: textWidth },
}));

const Tagline = styled('p')(({ theme }) => ({
  margin: theme.spacing(3, 0, 1.5),
  fontSize: 'clamp(1rem, 0.97rem + 0.12vw, 1.125rem)',
  lineHeight: 1.3,
  textWrap: 'balance',
}));

const Offer = styled('p')(({ theme }) => ({
  fontSize: 'clamp(1.125rem, 0.97rem + 0.66vw, 1.5rem)',
  fontWeight: 500,
  lineHeight: 1.35,
  textWrap: 'balance',
  [theme.breakpoints.up('sm')]: { maxWidth: '28.75rem' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { '& a': { paddingInline: theme.spacing(2) } },
}));

const JobsLine = styled('p')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 0),
  fontSize: '1rem',
  '& a': { display: 'inline-block', paddingBlock: 4, color: 'inherit' },
}));
