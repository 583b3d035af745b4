import company from '@content/company.json';
import home from '@content/home.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { telLink } from '../../../shared/contact/links';
import { homeSections } from '../../../shared/paths';
import demo from '../../illustrations/home/demo.svg';
import PhoneIcon from '../../illustrations/icons/phone.svg?react';
import { cardRadius } from '../../theme/lengths';
import { Button } from '../../ui/button';
import { CardGrid } from '../../ui/card-grid';
import { Illustration } from '../../ui/illustration';
import { Approach } from './approach';
import { aboutIllustrations } from './card-illustrations';
import { Section, SectionHeader } from './section';
import { TiltCard } from './tilt-card';

export function AboutSection() {
  const { about } = home;
  const phone = company.demoPhone ?? company.phone;
  return (
    <About id={homeSections.about}>
      <Content>
        <AboutHeader sectionId={homeSections.about} title={about.title} lead={about.lead} />
        <Approach />
        <InfoCards>
          {about.cards.map(({ title, text, icon }) => (
            <InfoCard key={title}>
              <Illustration src={aboutIllustrations[icon]} width={240} height={240} />
              <Typography variant="h3">{title}</Typography>
              <p>{text}</p>
            </InfoCard>
          ))}
        </InfoCards>
        <Demo>
          <DemoQuestion>{about.demoQuestion}</DemoQuestion>
          <p>{about.demoAnswer}</p>
          <Button href={telLink(phone)}>
            <PhoneIcon />
            {`Call ${phone}`}
          </Button>
          <DemoStand src={demo} width={264} height={230} />
        </Demo>
      </Content>
    </About>
  );
}

const About = styled(Section)(({ theme }) => ({
  overflowX: 'clip',
  // Covers the hero's last row of pixels. On displays scaled to 125% or 150%, the land shines through there.
  marginTop: -1,
  '@media screen': { backgroundColor: theme.vars.palette.background.default },
  // The heading starts on the first screen, below the hero.
  [theme.breakpoints.up('md')]: { paddingTop: theme.spacing(4) },
}));

/** The section below rises into the space at the end. */
const Content = styled(Container)({ paddingBottom: 'clamp(1rem, 9vw - 0.5rem, 7.5rem)' });

const AboutHeader = styled(SectionHeader)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { marginBottom: theme.spacing(4) },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'first baseline',
    gap: theme.spacing(3),
    marginBottom: theme.spacing(6),
    '& > p': { marginTop: 0, textWrap: 'balance' },
  },
}));

/** Between a card's content and the edge of its glare. */
const cardPadding = 2;

const InfoCards = styled(CardGrid)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    marginInline: theme.spacing(-cardPadding),
    '& > li:nth-of-type(even)': {
      paddingLeft: theme.spacing(3),
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
    },
  },
}));

/** Without a surface: only its glare has corners. */
const InfoCard = styled(TiltCard)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
  '& > p': { gridColumn: '1 / -1' },
  '& > img': { width: 'clamp(2.75rem, 11vw, 8.5rem)', height: 'auto' },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(cardPadding) },
  [theme.breakpoints.up('lg')]: {
    columnGap: theme.spacing(4),
    '& > img': { gridRow: 'span 2' },
    '& > h3': { alignSelf: 'end' },
    '& > p': { gridColumn: 2, alignSelf: 'start' },
  },
}));

const standWidth = 'min(42%, 24rem)';

/** How far the stand rises above the band, with its flag. */
const standRise = '4.5rem';

const Demo = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  marginTop: theme.spacing(2),
  padding: theme.spacing(2),
  borderRadius: cardRadius,
  '@media screen': {
    backgroundColor: theme.vars.palette.scene.nearHill,
    color: theme.vars.palette.band.text,
  },
  '& :focus-visible': { outlineColor: theme.vars.palette.band.text },
  '& > a': {
    marginTop: theme.spacing(2),
    backgroundColor: theme.vars.palette.band.text,
    color: theme.vars.palette.scene.nearHill,
    '&:hover': { backgroundColor: theme.vars.palette.scene.lamp },
    '@media print': { display: 'none' },
  },
  [theme.breakpoints.down('sm')]: {
    fontSize: '1rem',
    lineHeight: 1.45,
    '& > a': { paddingInline: theme.spacing(1.75) },
  },
  [theme.breakpoints.up('sm')]: {
    marginTop: `calc(${standRise} + 1rem)`,
    padding: theme.spacing(4),
    paddingRight: `calc(${standWidth} + 3rem)`,
  },
}));

/** Its foot is cut off by the band's lower edge. On phones, it is as wide as the button leaves it. */
const DemoStand = styled(Illustration)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  right: 0,
  bottom: 0,
  width: 'min(100% - 14rem, 7.5rem)',
  height: '5rem',
  objectPosition: 'top',
  [theme.breakpoints.up('sm')]: {
    width: standWidth,
    height: `calc(100% + ${standRise})`,
  },
}));

const DemoQuestion = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: 'clamp(1.3125rem, 2.3vw, 1.875rem)',
}));
