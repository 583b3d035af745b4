import company from '@content/company.yaml';
import home from '@content/home.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { telLink } from '../../content/address';
import { homeSections } from '../../content/paths';
import demo from '../../illustrations/home/demo.svg';
import PhoneIcon from '../../illustrations/icons/phone.svg?react';
import { paletteVariable } from '../../theme/palette-variable';
import { colors } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { CardGrid } from '../../ui/card-grid';
import { Illustration } from '../../ui/illustration';
import { Approach } from './approach';
import { aboutIllustrations } from './card-illustrations';
import { curvedTop, Section, SectionHeader } from './section';
import { OpenTiltCard } from './tilt-card';

export function AboutSection() {
  const { about } = home;
  const phone = company.demoPhone ?? company.phone;
  return (
    <About id={homeSections.about}>
      <Container>
        <AboutHeader sectionId={homeSections.about} title={about.title} lead={about.lead} />
        <Approach />
      </Container>
      <Meadow>
        <Container>
          <CardGrid>
            {about.cards.map(({ title, text, icon }) => (
              <InfoCard key={title}>
                <CardPicture src={aboutIllustrations[icon]} width={240} height={240} />
                <CardTitle>{title}</CardTitle>
                <CardText>{text}</CardText>
              </InfoCard>
            ))}
          </CardGrid>
          <Demo>
            <DemoQuestion>{about.demoQuestion}</DemoQuestion>
            <p>{about.demoAnswer}</p>
            <Button href={telLink(phone)}>
              <PhoneIcon />
              {`Call ${phone}`}
            </Button>
            <Fair src={demo} width={1440} height={400} />
          </Demo>
        </Container>
      </Meadow>
    </About>
  );
}

const About = styled(Section)(({ theme }) => ({
  overflowX: 'clip',
  // Covers the hero's last row of pixels. On displays scaled to 125% or 150%, the land shines
  // through there.
  marginTop: -1,
  '@media screen': { backgroundColor: theme.vars.palette.background.default },
  // The heading starts on the first screen, below the hero.
  [theme.breakpoints.up('md')]: { paddingTop: theme.spacing(4) },
}));

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

/** The ground of the steps goes on behind the cards and the demo. */
const Meadow = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  '@media screen': {
    // The light scheme's glare is for dark text.
    [paletteVariable('scene-glare')]: colors.dark.scene.glare,
    // Avoids a hairline gap at some zoom levels.
    marginTop: -1,
    paddingTop: theme.spacing(1.5),
    backgroundColor: theme.vars.palette.scene.nearHill,
    color: theme.vars.palette.band.text,
    // Without the land above
    [theme.breakpoints.down('sm')]: {
      ...curvedTop(theme.vars.palette.background.default),
      paddingTop: theme.spacing(4.5),
    },
  },
}));

const InfoCard = styled(OpenTiltCard)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  alignItems: 'center',
  gap: 'clamp(4px, 0.7vw, 10px) clamp(12px, 2vw, 28px)',
  [theme.breakpoints.up('sm')]: { paddingInline: 0 },
}));

const CardPicture = styled(Illustration)(({ theme }) => ({
  width: 'clamp(2.75rem, 12vw, 9.5rem)',
  height: 'auto',
  borderRadius: 14,
  [theme.breakpoints.up('lg')]: { gridRow: 'span 2' },
}));

const CardTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  [theme.breakpoints.up('sm')]: { fontSize: '1.5rem' },
  [theme.breakpoints.up('lg')]: { alignSelf: 'end' },
}));

/** Below the picture and the title, or only the title. */
const CardText = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  [theme.breakpoints.up('lg')]: { gridColumn: 2, alignSelf: 'start' },
}));

const sceneHeight = 'min(44vw, 25rem)';

const Demo = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(2, 1.5),
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
    '& > p': { maxWidth: '26rem' },
    '& > a': { paddingInline: theme.spacing(1.75) },
  },
  // Below the wires and left of the stand.
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    alignContent: 'end',
    justifyItems: 'start',
    '@media screen': {
      minHeight: sceneHeight,
      paddingBlock: '3.25rem clamp(1.5rem, 11vw - 2.5rem, 7.5rem)',
      paddingRight: '53%',
    },
  },
}));

/**
 * An evening scene as wide as the window, at the bottom of the meadow. On phones, the stand is
 * as wide as the button leaves it.
 */
const Fair = styled(Illustration)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 0',
  height: 'min(7.25rem, 100vw - 15rem)',
  [theme.breakpoints.up('sm')]: { height: sceneHeight },
}));

const DemoQuestion = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: 'clamp(1.3125rem, 3vw, 2.375rem)',
}));
