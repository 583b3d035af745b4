import company from '@content/company.json';
import home from '@content/home.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { telLink } from '../../contact/links';
import PhoneIcon from '../../illustrations/icons/phone.svg?react';
import { homeSections } from '../../paths';
import { Button } from '../../ui/button';
import { Illustration } from '../../ui/illustration';
import { Approach } from './approach';
import { infoIllustrations } from './card-illustrations';
import { Section, SectionHeader } from './section';
import { TiltCard } from './tilt-card';

/** Who the company is, how it works, and the number to call for a demo. */
export function AboutSection() {
  const { about } = home;
  const phone = company.demoPhone ?? company.phone;
  return (
    <Section id={homeSections.about}>
      <Content>
        <AboutHeader sectionId={homeSections.about} title={about.title} lead={about.lead} />
        <Approach />
        <Columns>
          <Cards>
            {about.cards.map(({ title, text, icon }) => (
              <InfoCard key={title}>
                <Icon src={infoIllustrations[icon]} width={240} height={240} />
                <Typography variant="h3">{title}</Typography>
                <p>{text}</p>
              </InfoCard>
            ))}
          </Cards>
          <Demo>
            <DemoQuestion>{about.demoQuestion}</DemoQuestion>
            <p>{about.demoAnswer}</p>
            <Button href={telLink(phone)} variant="outlined">
              <PhoneIcon />
              {`Call ${phone}`}
            </Button>
          </Demo>
        </Columns>
      </Content>
    </Section>
  );
}

const Content = styled(Container)({ paddingBottom: 'clamp(1.5rem, 6vw, 6rem)' });

const AboutHeader = styled(SectionHeader)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'last baseline',
    gap: theme.spacing(3),
    marginBottom: theme.spacing(6),
    '& > p': { marginTop: 0 },
  },
}));

/** The cards, and the demo beside or below them. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  marginTop: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(4), marginTop: theme.spacing(5) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.spacing(3),
    marginTop: theme.spacing(6),
  },
}));

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: { gridColumn: 'span 2' },
}));

/** Above the text of a card. */
const cardPadding = '1.75rem';
const titleRow = 56;

const InfoCard = styled(TiltCard)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(1.75),
  '& > p': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(1.5, 2), padding: cardPadding },
}));

const Icon = styled(Illustration)(({ theme }) => ({
  width: 44,
  height: 44,
  borderRadius: 12,
  [theme.breakpoints.up('sm')]: { width: titleRow, height: titleRow, borderRadius: 14 },
}));

const Demo = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(0.5, 3),
  [theme.breakpoints.down('sm')]: { fontSize: '1rem', lineHeight: 1.45 },
  '& > a': { marginTop: theme.spacing(1) },
  [theme.breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    '& > a': { gridArea: '1 / 2 / 3', marginTop: 0 },
  },
  // Its lines are level with those of the cards.
  [theme.breakpoints.up('lg')]: {
    gridTemplateRows: `minmax(${titleRow}px, auto)`,
    gap: theme.spacing(1.5),
    paddingTop: cardPadding,
    '& > :first-of-type': { alignSelf: 'center' },
  },
  '@media print': { '& > a': { display: 'none' } },
}));

const DemoQuestion = styled('p')(({ theme }) => theme.typography.h3);
