import company from '@content/company.json';
import home from '@content/home.json';
import CallOutlined from '@mui/icons-material/CallOutlined';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { telLink } from '../../contact/links';
import field from '../../illustrations/home/field.svg';
import { homeSections } from '../../paths';
import { Button } from '../../ui/button';
import { cardSurface } from '../../ui/card-surface';
import { Drawing, Horizon } from '../../ui/drawing';
import { Approach } from './approach';
import { CardPairs } from './card-pairs';
import { infoIcons } from './drawings';
import { Section, SectionHead } from './section';
import { TiltCard } from './tilt-card';

/** Who the company is, how it works, and the number to call for a demo. */
export function AboutSection() {
  const { about } = home;
  return (
    <Section id={homeSections.about}>
      <Container>
        <SectionHead sectionId={homeSections.about} title={about.title} lead={about.lead} />
      </Container>
      <Approach />
      <Container>
        <CardPairs>
          {about.cards.map(({ title, text, icon }) => (
            <Card key={title}>
              <Drawing src={infoIcons[icon]} width={720} height={240} />
              <Typography variant="h3">{title}</Typography>
              <Typography>{text}</Typography>
            </Card>
          ))}
        </CardPairs>
      </Container>
      <DemoScene>
        <Field src={field} width={2560} height={320} />
        <Demo>
          <Typography variant="h2" component="p">
            {about.demoQuestion}
          </Typography>
          <Typography variant="subtitle1" component="p">
            {about.demoAnswer}
          </Typography>
          <Button href={telLink(company.demoPhone)} variant="filled">
            <CallOutlined />
            {company.demoPhone}
          </Button>
        </Demo>
      </DemoScene>
    </Section>
  );
}

const Card = styled(TiltCard)(({ theme }) => ({
  ...cardSurface(theme),
  overflow: 'clip',
  breakInside: 'avoid',
  // On phones the picture is beside the title, as in the service cards.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '6.5rem 1fr',
    alignItems: 'center',
    columnGap: theme.spacing(1.75),
    padding: theme.spacing(1.75, 1.75, 1.25),
    '& img': { height: '4rem', borderRadius: 10 },
    '& p': { gridColumn: '1 / -1', marginTop: theme.spacing(1) },
  },
  [theme.breakpoints.up('sm')]: {
    padding: 0,
    '& img': { height: 'clamp(9rem, 17vw, 14rem)' },
    '& h3': { margin: theme.spacing(3, 3.5, 1), fontSize: '1.5rem' },
    '& p': { margin: theme.spacing(0, 3.5, 3.5), fontSize: '1.125rem' },
  },
}));

const DemoScene = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: 'clamp(2rem, 5vw, 4.5rem) clamp(6rem, 14vw, 19rem)',
  '@media print': { paddingBlock: theme.spacing(2) },
}));

const Field = styled(Horizon)({
  position: 'absolute',
  bottom: 0,
  zIndex: -1,
  height: 'clamp(10rem, 22vw, 30rem)',
});

/** The question on the left, the phone number on the right. */
const Demo = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 3),
  '& a': {
    marginTop: theme.spacing(1),
    borderRadius: 48,
    fontSize: 'clamp(1.5rem, 3vw, 2.25rem)',
  },
  '& a svg': { fontSize: '1em' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr auto',
    '& a': {
      gridArea: '1 / 2 / 3',
      alignSelf: 'center',
      margin: 0,
      padding: 'clamp(0.5rem, 1vw, 0.75rem) clamp(1.5rem, 3vw, 2.5rem)',
    },
  },
}));
