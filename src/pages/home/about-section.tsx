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
import { NextStep } from './next-step';
import { Section, SectionHeader } from './section';
import { TiltCard } from './tilt-card';

/** Who the company is, how it works, and the number to call for a demo. */
export function AboutSection() {
  const { about } = home;
  const phone = company.demoPhone ?? company.phone;
  return (
    <Section id={homeSections.about}>
      <Content>
        <Columns>
          <AboutHeader sectionId={homeSections.about} title={about.title} lead={about.lead} />
          <Approach />
          <Cards>
            {about.cards.map(({ title, text, icon }) => (
              <InfoCard key={title}>
                <Icon src={infoIllustrations[icon]} width={720} height={240} />
                <Typography variant="h3">{title}</Typography>
                <p>{text}</p>
              </InfoCard>
            ))}
          </Cards>
        </Columns>
        <NextStep question={about.demoQuestion} answer={about.demoAnswer}>
          <Button href={telLink(phone)} variant="outlined">
            <PhoneIcon />
            {`Call ${phone}`}
          </Button>
        </NextStep>
      </Content>
    </Section>
  );
}

const Content = styled(Container)({ paddingBottom: 'clamp(1.5rem, 6vw, 6rem)' });

/** The steps, and the cards beside them. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '7fr 5fr',
    gap: theme.spacing(7, 8),
  },
}));

const AboutHeader = styled(SectionHeader)(({ theme }) => ({
  marginBottom: 0,
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    '& > p': { marginTop: 0 },
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
  [theme.breakpoints.up('lg')]: { gridAutoRows: '1fr', gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const InfoCard = styled(TiltCard)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(1.75),
  '& > p': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1.5, 2),
    padding: theme.spacing(3.5),
    '& > h3': { fontSize: '1.5rem' },
  },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(4.5, 4), fontSize: '1.25rem' },
}));

const Icon = styled(Illustration)(({ theme }) => ({
  width: 44,
  height: 44,
  borderRadius: 12,
  [theme.breakpoints.up('sm')]: { width: 64, height: 64, borderRadius: 16 },
}));
