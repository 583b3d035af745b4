import company from '@content/company.json';
import home from '@content/home.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { telLink } from '../../contact/links';
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
          <DemoQuestion>{about.demoQuestion}</DemoQuestion>
          <p>{about.demoAnswer}</p>
          <Button href={telLink(phone)} variant="outlined">
            <PhoneIcon />
            {`Call ${phone}`}
          </Button>
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
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(1.5, 1.75),
  '& > p': { gridColumn: '1 / -1' },
  '& > img': { width: 40, height: 40, borderRadius: 12 },
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

const Demo = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 5),
  marginTop: theme.spacing(2),
  padding: theme.spacing(2),
  borderRadius: cardRadius,
  backgroundColor: theme.vars.palette.wash,
  [theme.breakpoints.down('sm')]: {
    fontSize: '1rem',
    lineHeight: 1.45,
    '& > a': { marginTop: theme.spacing(1) },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto auto',
    justifyContent: 'space-between',
    alignItems: 'center',
    marginTop: theme.spacing(3),
    padding: theme.spacing(3.5, 4),
    '& > a': { gridArea: '1 / -2 / 3' },
  },
  '@media print': { '& > a': { display: 'none' } },
}));

const DemoQuestion = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: 'clamp(1.3125rem, 2.3vw, 1.875rem)',
}));
