import company from '@content/company.json';
import home from '@content/home.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { telLink } from '../../contact/links';
import field from '../../illustrations/home/field.svg';
import PhoneIcon from '../../illustrations/icons/phone.svg?react';
import { homeSections } from '../../paths';
import { Button } from '../../ui/button';
import { CardGrid } from '../../ui/card-grid';
import { Horizon, Illustration } from '../../ui/illustration';
import { Approach } from './approach';
import { infoIllustrations } from './card-illustrations';
import { Section, SectionHeader } from './section';
import { TiltCard } from './tilt-card';

/** Who the company is, how it works, and the number to call for a demo. */
export function AboutSection() {
  const { about } = home;
  return (
    <DaySection id={homeSections.about}>
      <Container>
        <AboutHeader sectionId={homeSections.about} title={about.title} lead={about.lead} />
      </Container>
      <Approach />
      <Container>
        <CardGrid>
          {about.cards.map(({ title, text, icon }) => (
            <InfoCard key={title}>
              <CardIllustration src={infoIllustrations[icon]} width={720} height={240} />
              <CardTitle variant="h3">{title}</CardTitle>
              <CardText>{text}</CardText>
            </InfoCard>
          ))}
        </CardGrid>
      </Container>
      <DemoBand>
        <FieldIllustration src={field} width={2560} height={320} />
        <Demo>
          <Typography variant="h2" component="p">
            {about.demoQuestion}
          </Typography>
          <Typography variant="subtitle1" component="p">
            {about.demoAnswer}
          </Typography>
          <CallButton href={telLink(company.demoPhone)} variant="filled">
            <PhoneIcon />
            {company.demoPhone}
          </CallButton>
        </Demo>
      </DemoBand>
    </DaySection>
  );
}

const DaySection = styled(Section)({
  // More space than below the other sections' illustrations.
  '@media screen': { paddingTop: 'clamp(3.25rem, 2.3rem + 3.8vw, 5.25rem)' },
});

const AboutHeader = styled(SectionHeader)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'baseline',
    columnGap: theme.spacing(3),
    marginBottom: theme.spacing(7),
  },
}));

const InfoCard = styled(TiltCard)(({ theme }) => ({
  // On phones the illustration is beside the title, as in the service cards.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'min(6.5rem, 36%) 1fr',
    alignItems: 'center',
    gap: theme.spacing(1, 1.75),
    padding: theme.spacing(1.75, 1.75, 1.25),
  },
  [theme.breakpoints.up('sm')]: { padding: 0, fontSize: '1.125rem' },
}));

const CardIllustration = styled(Illustration)(({ theme }) => ({
  height: 'clamp(9rem, 17vw, 14rem)',
  [theme.breakpoints.down('sm')]: { height: '4rem', borderRadius: 10 },
}));

const CardTitle = styled(Typography)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { margin: theme.spacing(3, 3.5, 1), fontSize: '1.5rem' },
}));

const CardText = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  [theme.breakpoints.up('sm')]: { margin: theme.spacing(0, 3.5, 3.5) },
}));

const DemoBand = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingBlock: 'clamp(2rem, 5vw, 4.5rem) clamp(6rem, 14vw, 19rem)',
  '@media print': { paddingBlock: theme.spacing(2) },
}));

const FieldIllustration = styled(Horizon)({
  position: 'absolute',
  bottom: 0,
  zIndex: -1,
  height: 'clamp(10rem, 22vw, 30rem)',
});

/** The question on the left, the phone number on the right. */
const Demo = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto' },
}));

const CallButton = styled(Button)(({ theme }) => ({
  marginTop: theme.spacing(1),
  borderRadius: 48,
  fontSize: 'clamp(1.5rem, 3vw, 2.25rem)',
  '& svg': { fontSize: '1em' },
  [theme.breakpoints.up('sm')]: {
    gridArea: '1 / 2 / 3',
    alignSelf: 'center',
    margin: 0,
    padding: 'clamp(0.5rem, 1vw, 0.75rem) clamp(1.5rem, 3vw, 2.5rem)',
  },
}));
