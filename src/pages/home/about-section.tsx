import company from '@content/company.json';
import home from '@content/home.json';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { telLink } from '../../contact/links';
import demo from '../../illustrations/home/demo.svg';
import PhoneIcon from '../../illustrations/icons/phone.svg?react';
import { homeSections } from '../../paths';
import { Button } from '../../ui/button';
import { cardSurface } from '../../ui/card-surface';
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
                <Illustration src={infoIllustrations[icon]} width={240} height={240} />
                <Typography variant="h3">{title}</Typography>
                <p>{text}</p>
              </InfoCard>
            ))}
          </Cards>
          <Demo>
            <Illustration src={demo} width={240} height={240} />
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

const Content = styled(Container)({ paddingBottom: 'clamp(0rem, 8vw - 1.5rem, 6rem)' });

const AboutHeader = styled(SectionHeader)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'first baseline',
    gap: theme.spacing(3),
    marginBottom: theme.spacing(6),
    '& > p': { marginTop: 0, textWrap: 'balance' },
  },
}));

/** The cards, and the demo beside or below them. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(3), marginTop: theme.spacing(5) },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: { gridColumn: 'span 2' },
}));

/** An icon beside a title, and the text below them. */
const cardLayout = (theme: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(1.5, 1.75),
  '& > p:last-of-type': { gridColumn: '1 / -1' },
  '& > img': { width: 40, height: 40, borderRadius: 12 },
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1.5, 2),
    padding: theme.spacing(3.5),
    '& > img': { width: 56, height: 56, borderRadius: 14 },
  },
});

const InfoCard = styled(TiltCard)(({ theme }) => ({
  ...cardLayout(theme),
  // Short lines, so that the texts are about as high as the demo's text and button.
  [theme.breakpoints.up('lg')]: { '& > p': { maxWidth: '17.5rem' } },
}));

/** A card without tilt, in a color of its own. */
const Demo = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  ...cardLayout(theme),
  '@media screen': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.scene.nearHill,
    color: theme.vars.palette.band.text,
    '& > a:focus-visible': { outlineColor: theme.vars.palette.band.text },
  },
  [theme.breakpoints.down('sm')]: { fontSize: '1rem', lineHeight: 1.45 },
  '& > a': { gridColumn: '1 / -1', justifySelf: 'start' },
  [theme.breakpoints.between('sm', 'lg')]: {
    '& > a': { gridArea: '1 / 3 / 3' },
  },
  '@media print': { '& > a': { display: 'none' } },
}));

const DemoQuestion = styled('p')(({ theme }) => theme.typography.h3);
