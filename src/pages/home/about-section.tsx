import company from '@content/company.json';
import home from '@content/home.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { telLink } from '../../contact/links';
import demo from '../../illustrations/home/demo.svg';
import PhoneIcon from '../../illustrations/icons/phone.svg?react';
import { homeSections } from '../../paths';
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
        <CardGrid>
          {about.cards.map(({ title, text, icon }) => (
            <InfoCard key={title}>
              <Illustration src={aboutIllustrations[icon]} width={240} height={240} />
              <Typography variant="h3">{title}</Typography>
              <p>{text}</p>
            </InfoCard>
          ))}
        </CardGrid>
        <Demo>
          <div>
            <DemoQuestion>{about.demoQuestion}</DemoQuestion>
            <p>{about.demoAnswer}</p>
          </div>
          <Button href={telLink(phone)}>
            <PhoneIcon />
            {`Call ${phone}`}
          </Button>
          <DemoStand src={demo} width={264} height={190} />
        </Demo>
      </Content>
    </About>
  );
}

const About = styled(Section)(({ theme }) => ({
  overflowX: 'clip',
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

const InfoCard = styled(TiltCard)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  padding: theme.spacing(1.25, 1.75),
  '& > p': { gridColumn: '1 / -1' },
  '& > img': { width: 32, height: 32, borderRadius: 10 },
  [theme.breakpoints.up('sm')]: {
    padding: theme.spacing(3),
    '& > img': { width: 56, height: 56, borderRadius: 14 },
  },
  [theme.breakpoints.up('lg')]: {
    columnGap: theme.spacing(3),
    '& > img': { gridRow: 'span 2', width: 96, height: 96, borderRadius: 16 },
    '& > h3': { alignSelf: 'end' },
    '& > p': { gridColumn: 2 },
  },
}));

/** Beside the words; on phones, the stand is below them. */
const standWidth = 'min(32%, 13rem)';

const Demo = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 5),
  marginTop: theme.spacing(2),
  padding: theme.spacing(2),
  borderRadius: cardRadius,
  '@media screen': {
    backgroundColor: theme.vars.palette.scene.nearHill,
    color: theme.vars.palette.band.text,
  },
  '& :focus-visible': { outlineColor: theme.vars.palette.band.text },
  '& > a': {
    backgroundColor: theme.vars.palette.band.text,
    color: theme.vars.palette.scene.nearHill,
    '&:hover': { backgroundColor: theme.vars.palette.scene.lamp },
    '@media print': { display: 'none' },
  },
  [theme.breakpoints.down('sm')]: {
    fontSize: '1rem',
    lineHeight: 1.45,
    columnGap: theme.spacing(1),
    '& > div': { width: '100%' },
    '& > a': { paddingInline: theme.spacing(1.75) },
  },
  [theme.breakpoints.up('sm')]: {
    marginTop: theme.spacing(5),
    padding: theme.spacing(3.5, 4),
    paddingRight: `calc(${standWidth} + 4rem)`,
  },
}));

/** Stands on the band's lower edge and, in large windows, rises above the upper one. */
const DemoStand = styled(Illustration)(({ theme }) => ({
  alignSelf: 'end',
  height: 'auto',
  [theme.breakpoints.down('sm')]: {
    // What the button leaves.
    flex: '1 1 0',
    minWidth: 0,
    maxWidth: '5.5rem',
    margin: theme.spacing(0, -1, -2, 'auto'),
  },
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    right: theme.spacing(4),
    bottom: 0,
    width: standWidth,
  },
}));

const DemoQuestion = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: 'clamp(1.3125rem, 2.3vw, 1.875rem)',
}));
