import company from '@content/company.json';
import home from '@content/home.json';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { homePage } from '../../content/labels';
import Hero from '../../illustrations/hero.svg?react';
import { homeSectionPath, homeSections } from '../../paths';
import { ButtonRouterLink } from '../../ui/button';
import { Eyebrow } from '../../ui/eyebrow';

export function HeroSection() {
  return (
    <Banner id={homeSections.home} tabIndex={-1}>
      <Hero />
      <Content>
        <Eyebrow>{home.hero.greeting}</Eyebrow>
        <Typography variant="h1">{company.name}</Typography>
        <Typography variant="subtitle1" component="p">
          {home.hero.tagline}
        </Typography>
        <ButtonRouterLink to={homeSectionPath(homeSections.about)} look="filled">
          {homePage.moreInfo}
        </ButtonRouterLink>
      </Content>
    </Banner>
  );
}

const Banner = styled('section')(({ theme }) => ({
  position: 'relative',
  // The next section peeks in: on phones by a good deal, on desktops by a strip.
  minHeight: 'clamp(32rem, 74svh, 42rem)',
  overflow: 'hidden',
  // The drawing covers it; contrast checkers see only this: the sky behind the text, not at the horizon.
  backgroundColor: theme.vars.palette.scene.skyTop,
  '& > svg': { position: 'absolute', inset: 0 },
  [theme.breakpoints.up('md')]: { minHeight: 'clamp(36rem, 86svh, 62rem)' },
}));

const Content = styled(Container)(({ theme }) => ({
  position: 'relative',
  // Text keeps to the open sky; the land begins at 64 % of the height.
  paddingBlock: 'clamp(2.5rem, 6svh, 6rem) 13.5rem',
  [theme.breakpoints.up('md')]: { paddingBlock: 'clamp(3rem, 11svh, 9rem) 16rem' },
  '& h1': { maxWidth: '7.3em' },
  '& h1 + p': { maxWidth: '30rem', marginBlock: theme.spacing(2.5, 4) },
}));
