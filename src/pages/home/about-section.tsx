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
import { Horizon } from '../../ui/drawing';
import { Section, SectionHead } from '../../ui/section';
import { TiltCard } from '../../ui/tilt-card';
import { Approach } from './approach';

/** Morning: who the company is, how it works, and whom to call for a demo. */
export function AboutSection() {
  const { about } = home;
  return (
    <Section id={homeSections.about}>
      <Bank />
      <Container>
        <SectionHead of={homeSections.about} {...about} />
      </Container>
      <Approach />
      <Container>
        <Facts>
          {about.cards.map(({ title, text }) => (
            <Fact key={title}>
              <Typography variant="h3">{title}</Typography>
              <Typography color="textSecondary">{text}</Typography>
            </Fact>
          ))}
        </Facts>
        <Demo>
          <Typography variant="h3" component="p">
            {about.demoQuestion}
          </Typography>
          <Typography color="textSecondary">{about.demoAnswer}</Typography>
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

/** The near ground of the hero runs out here. */
const Bank = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: -1,
  width: '100%',
  height: 'clamp(1rem, 3.5vw, 3.5rem)',
  clipPath: 'ellipse(70% 100% at 62% 0)',
  backgroundColor: theme.vars.palette.scene.hill5,
  '@media print': { display: 'none' },
}));

const Facts = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '4fr 8fr',
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
}));

const Fact = styled(TiltCard)(({ theme }) => ({
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { marginTop: theme.spacing(1) },
  [theme.breakpoints.up('md')]: {
    paddingTop: theme.spacing(3),
    '& p': { maxWidth: '22rem', marginTop: theme.spacing(1.5), fontSize: '1.125rem' },
  },
  // The last fact is what the others come to.
  'li + li:last-of-type & p': {
    maxWidth: 'none',
    color: theme.vars.palette.text.primary,
    fontFamily: theme.typography.h2.fontFamily ?? 'inherit',
    fontSize: 'clamp(1.125rem, 0.6rem + 2.3vw, 2.5rem)',
    fontWeight: 500,
    letterSpacing: '-0.015em',
    lineHeight: 1.24,
  },
}));

const Demo = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    marginTop: theme.spacing(7),
    paddingBlock: theme.spacing(3),
    borderBlock: `1px solid ${theme.vars.palette.divider}`,
    '& p:first-of-type': { fontSize: '1.625rem' },
  },
  [theme.breakpoints.down('md')]: { '& p': { width: '100%' } },
}));
