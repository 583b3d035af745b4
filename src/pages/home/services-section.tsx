import services from '@content/services.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { homeSections } from '../../paths';
import { dayVariables } from '../../theme/palette';
import { cardSurface } from '../../ui/card-surface';
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

/** Of the wheat field at the end */
const fieldHeight = 'clamp(3.25rem, 12vw, 12rem)';

/** A calm ground, so that the cards and their illustrations stand out: the sky at noon, and a wheat field. */
const DaySection = styled(Section)(({ theme }) => ({
  ...theme.applyStyles('dark', dayVariables),
  paddingBottom: 'clamp(3.5rem, 8vw, 8rem)',
  '@media screen': {
    backgroundImage: `radial-gradient(110% ${fieldHeight} at 38% 100%, ${theme.vars.palette.scene.field} 99.5%, transparent), linear-gradient(${theme.vars.palette.background.default}, ${theme.vars.palette.sky} 22rem)`,
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
  gap: theme.spacing(2, 3),
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { rowGap: theme.spacing(3), marginTop: theme.spacing(7) },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** A card beside the sample, as high. On phones, text below it. */
const Ask = styled(AskByEmail)(({ theme }) => ({
  display: 'block',
  marginTop: 0,
  textWrap: 'balance',
  '& b': { ...theme.typography.h3, display: 'block' },
  [theme.breakpoints.up('sm')]: {
    ...cardSurface(theme),
    display: 'grid',
    alignContent: 'space-between',
    justifyItems: 'start',
    rowGap: theme.spacing(2),
    marginTop: 0,
    padding: theme.spacing(3.5, 4),
    fontSize: '1.25rem',
    '& > p': { maxWidth: '24rem' },
    '& b': { marginBottom: theme.spacing(1.5), fontSize: '2.25rem' },
  },
}));
