import services from '@content/services.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { homeSections } from '../../paths';
import { dayVariables } from '../../theme/palette';
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
        {sample && <ServiceSample sample={sample} />}
        <AskByEmail ask={ask} subject="Services" />
      </Container>
    </DaySection>
  );
}

/** A calm ground, so that the cards and their illustrations stand out: the sky at noon. */
const DaySection = styled(Section)(({ theme }) => ({
  ...theme.applyStyles('dark', dayVariables),
  '@media screen': {
    backgroundImage: `linear-gradient(${theme.vars.palette.background.default}, ${theme.vars.palette.sky} 22rem 60%, ${theme.vars.palette.scene.dawn})`,
  },
}));

const Cards = styled('ul')(({ theme }) => ({
  '--gap': theme.spacing(2),
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
