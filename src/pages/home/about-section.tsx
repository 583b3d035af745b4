import company from '@content/company.json';
import home from '@content/home.json';
import CallOutlined from '@mui/icons-material/CallOutlined';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { telLink } from '../../contact/links';
import field from '../../illustrations/home/field.svg';
import { homeSections } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { cardSurface } from '../../ui/card-surface';
import { Drawing, Horizon } from '../../ui/drawing';
import { Section, SectionHead } from '../../ui/section';
import { TiltCard } from '../../ui/tilt-card';
import { Approach } from './approach';
import { infoIcons } from './drawings';

/** Morning: who the company is, how it works, and whom to call for a demo. */
export function AboutSection() {
  const { about } = home;
  return (
    <Section id={homeSections.about}>
      <Container>
        <SectionHead of={homeSections.about} {...about} />
      </Container>
      <Approach />
      <Container>
        <Cards>
          {about.cards.map(({ title, text, icon }, index) => (
            <Card key={title}>
              <Drawing src={infoIcons[icon]} width={720} height={200} />
              <Typography variant="h3">{title}</Typography>
              <Typography data-statement={(about.cards.length === 2 && index === 1) || undefined}>
                {text}
              </Typography>
            </Card>
          ))}
        </Cards>
      </Container>
      <DemoScene>
        <Field src={field} width={2560} height={320} />
        <Demo>
          <Typography variant="h2" component="p">
            {about.demoQuestion}
          </Typography>
          <Typography>{about.demoAnswer}</Typography>
          <ButtonLink href={telLink(company.demoPhone)} look="filled">
            <CallOutlined />
            {company.demoPhone}
          </ButtonLink>
        </Demo>
      </DemoScene>
    </Section>
  );
}

/** Two a row, the second wider; one or three fill their row. */
const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    '&:has(> :only-of-type)': { gridTemplateColumns: '1fr' },
    '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}));

const Card = styled(TiltCard)(({ theme }) => ({
  ...cardSurface(theme),
  '--inset': theme.spacing(3),
  overflow: 'clip',
  breakInside: 'avoid',
  // The pictures are where the service cards have theirs.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '6rem 1fr',
    alignItems: 'center',
    columnGap: theme.spacing(1.75),
    padding: theme.spacing(1.75, 1.75, 1.25),
    '& img': { height: '4rem', borderRadius: 10 },
    '& p': { gridColumn: '1 / -1', marginTop: theme.spacing(1) },
  },
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1.5),
    padding: '0 var(--inset) var(--inset)',
    '& p': { fontSize: '1.125rem' },
    '& img': {
      width: 'calc(100% + 2 * var(--inset))',
      height: '11rem',
      margin: `0 calc(-1 * var(--inset)) ${theme.spacing(1)}`,
    },
    '& h3': { fontSize: '1.5rem' },
    '& [data-statement]': {
      fontFamily: theme.typography.h3.fontFamily,
      fontSize: '1.625rem',
      fontWeight: 500,
      lineHeight: 1.35,
      textWrap: 'pretty',
    },
  },
  [theme.breakpoints.up('md')]: { '--inset': theme.spacing(3.5) },
  '@media print': { paddingTop: theme.spacing(2) },
}));

const DemoScene = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: 'clamp(2rem, 5vw, 4rem) clamp(6rem, 12.5vw, 17rem)',
  '@media print': { paddingBlock: theme.spacing(2) },
}));

const Field = styled(Horizon)({
  position: 'absolute',
  bottom: 0,
  zIndex: -1,
  height: 'clamp(10rem, 20vw, 27rem)',
});

/** The question, and beside it, in the second column of the section's head, the number to call. */
const Demo = styled(Container)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.5, 3),
  '& a': { marginTop: theme.spacing(1), fontSize: '1.25rem' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& a': {
      gridArea: '1 / 2 / 3',
      alignSelf: 'center',
      margin: 0,
      padding: theme.spacing(1.5, 4),
      borderRadius: 40,
      fontSize: '1.5rem',
    },
  },
}));
