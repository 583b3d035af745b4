import company from '@content/company.json';
import home from '@content/home.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { openJobs, openPositionsText } from '../../../content/jobs';
import { mailtoLink } from '../../../content/links';
import { listedJobs } from '../../../content/listed-jobs';
import { homeSectionPath, homeSections, paths } from '../../../content/paths';
import { useNow } from '../../../hooks/use-now';
import { tapTarget } from '../../../theme/mixins';
import { Button } from '../../../ui/button';
import { Eyebrow } from '../../../ui/eyebrow';
import MailIcon from '../../../ui/icons/mail.svg?react';
import { PageLink } from '../../../ui/page-link';
import { heroLineWidth, HeroScene } from './hero-scene';

export function HeroSection() {
  const openCount = openJobs(listedJobs, useNow()).length;
  return (
    <HeroScene id={homeSections.home}>
      <HeroText>
        <Typography variant="heroTitle">
          <Greeting as="span">{`${home.hero.greeting} ${company.name} `}</Greeting>
          {home.hero.offer}
        </Typography>
        <Typography variant="lead" sx={{ maxWidth: heroLineWidth }}>
          {home.hero.tagline}
        </Typography>
        <HeroButtons data-media="screen">
          <Button href={mailtoLink(company.email)} variant="filled">
            <MailIcon />
            {home.hero.button}
          </Button>
          <Button to={homeSectionPath(homeSections.about)} variant="outlined">
            MORE INFO
          </Button>
        </HeroButtons>
        {openCount > 0 && (
          <JobsQuestion>
            {`${home.hero.jobsQuestion} `}
            <JobsLink to={paths.career}>{openPositionsText(openCount)}</JobsLink>
          </JobsQuestion>
        )}
      </HeroText>
    </HeroScene>
  );
}

const HeroText = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(3) },
}));

const Greeting = styled(Eyebrow)({
  // Without the space at the end, screen readers would join the name and the next word.
  whiteSpace: 'pre-wrap',
  letterSpacing: 0,
}) as typeof Eyebrow;

const HeroButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  // On phones, the two buttons fill a line, and divide the space that their words leave equally.
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    marginTop: theme.spacing(1),
    '& > a': {
      ...theme.typography.small,
      flexGrow: 1,
      paddingInline: theme.spacing(1),
      fontWeight: 600,
    },
  },
}));

/** On small tablets, the line ends before the windpump, whose distance from the window's edge is fixed. */
const JobsQuestion = styled('p')(({ theme }) => ({
  [theme.breakpoints.between('sm', 'md')]: { maxWidth: 'max(65%, 100vw - 27.5rem)' },
}));

const JobsLink = styled(PageLink)({ ...tapTarget, color: 'inherit' });
