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
      <Bank />
      <Container>
        <SectionHead of={homeSections.about} showEyebrow {...about} />
      </Container>
      <Approach />
      <Container>
        <Cards>
          {about.cards.map(({ title, text, icon }, index) => (
            <Card key={title}>
              <Drawing src={infoIcons[icon]} width={96} height={96} />
              <Typography variant="h3">{title}</Typography>
              <Typography
                color="textSecondary"
                data-statement={(about.cards.length === 2 && index === 1) || undefined}
              >
                {text}
              </Typography>
            </Card>
          ))}
        </Cards>
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
      </Container>
      <Horizon src={field} width={2560} height={240} />
    </Section>
  );
}

/** The hero's foreground ends here. */
const Bank = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: -1,
  width: '100%',
  height: 'clamp(0.75rem, 2.4vw, 2.5rem)',
  clipPath: 'ellipse(70% 100% at 62% 0)',
  backgroundColor: theme.vars.palette.scene.hill5,
  '@media print': { display: 'none' },
}));

/** Two a row, on the columns of the head above; one or three fill theirs. */
const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&:has(> :only-of-type)': { gridTemplateColumns: '1fr' },
    '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}));

const Card = styled(TiltCard)(({ theme }) => ({
  ...cardSurface(theme),
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2),
  padding: theme.spacing(2),
  breakInside: 'avoid',
  '& img': { width: '3.5rem', height: '3.5rem' },
  '& p': { gridColumn: '1 / -1', alignSelf: 'start' },
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(2.5, 3),
    padding: theme.spacing(5),
    '& img': { width: '6rem', height: '6rem' },
    '& h3': { fontSize: '1.75rem' },
    '& p': { fontSize: '1.1875rem' },
    '& [data-statement]': {
      color: theme.vars.palette.text.primary,
      fontFamily: theme.typography.h3.fontFamily ?? 'inherit',
      fontSize: '1.5rem',
      fontWeight: 500,
      letterSpacing: '-0.01em',
      lineHeight: 1.35,
    },
  },
}));

/** The question at the left, the number to call at the right. */
const Demo = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 3),
  marginTop: theme.spacing(4),
  '& a': { marginTop: theme.spacing(1), fontSize: '1.25rem' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr auto',
    marginTop: theme.spacing(9),
    '& a': {
      gridArea: '1 / 2 / 3',
      alignSelf: 'center',
      minHeight: 64,
      margin: 0,
      paddingInline: theme.spacing(5),
      borderRadius: 32,
      fontSize: '1.5rem',
    },
    '& p + p': { fontSize: '1.1875rem' },
  },
}));
