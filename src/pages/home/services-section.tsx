import services from '@content/services.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { homeSections } from '../../paths';
import { AskByEmail } from './ask-by-email';
import { Section, SectionHeader } from './section';
import { ServiceCard } from './service-card';
import { ServiceSample } from './service-sample';

export function ServicesSection() {
  const { title, lead, cards, sample, ask } = services;
  return (
    <DaySection id={homeSections.services}>
      <Container>
        <SectionHeader sectionId={homeSections.services} title={title} lead={lead} />
        <Cards>
          {cards.map((service) => (
            <ServiceCard key={service.title} service={service} />
          ))}
        </Cards>
        {sample ? (
          <Closing>
            <ServiceSample sample={sample} />
            <Ask ask={ask} subject="Services" />
          </Closing>
        ) : (
          <AskByEmail ask={ask} subject="Services" />
        )}
      </Container>
    </DaySection>
  );
}

/** A calm ground, so that the cards and their illustrations stand out: from noon to dusk. */
const DaySection = styled(Section)(({ theme: { vars } }) => ({
  paddingBottom: 'clamp(3rem, 8vw, 8rem)',
  '@media screen': {
    backgroundImage: `linear-gradient(${vars.palette.background.default}, ${vars.palette.sky} 22rem, ${vars.palette.sky} 55%, ${vars.palette.scene.field})`,
  },
}));

const Cards = styled('ul')(({ theme }) => ({
  '--gap': theme.spacing(1),
  display: 'grid',
  // Margins, because gaps would also be between the rows of the subgrid.
  columnGap: theme.spacing(3),
  marginBottom: 'calc(0px - var(--gap))',
  '& > li': { marginBottom: 'var(--gap)' },
  [theme.breakpoints.up('sm')]: {
    '--gap': theme.spacing(3),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li': {
      display: 'grid',
      gridColumn: '1 / -1',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
    },
    '& > li:nth-of-type(-n + 2):not(:only-of-type)': { gridColumn: 'auto' },
  },
  [theme.breakpoints.up('lg')]: {
    '& > li': { gridColumn: 'auto' },
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
}));

const Closing = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 6),
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { rowGap: theme.spacing(5), marginTop: theme.spacing(7) },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', alignItems: 'center' },
}));

/** Beside the sample, as large as a title. */
const Ask = styled(AskByEmail)(({ theme }) => ({
  display: 'block',
  marginTop: 0,
  textWrap: 'pretty',
  '& b': { ...theme.typography.h3, display: 'block' },
  [theme.breakpoints.up('sm')]: {
    '& b': { marginBottom: theme.spacing(1), fontSize: '1.75rem' },
    '& a': { marginTop: theme.spacing(1.5) },
  },
}));
