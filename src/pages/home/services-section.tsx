import services from '@content/services.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import nightfall from '../../illustrations/home/nightfall.svg';
import { homeSections } from '../../paths';
import { Section, SectionHead } from '../../ui/section';
import { Horizon } from './horizon';
import { leadCard, ServiceCard } from './service-card';

/** Noon in the fields: what the company does. */
export function ServicesSection() {
  const { eyebrow, title, lead, cards } = services;
  return (
    <Section id={homeSections.services} tone="field">
      <Container>
        <SectionHead of={homeSections.services} eyebrow={eyebrow} title={title} lead={lead} />
        <Cards>
          {cards.map((service) => (
            <li key={service.title}>
              <ServiceCard service={service} />
            </li>
          ))}
        </Cards>
      </Container>
      <Horizon src={nightfall} width={2560} height={240} />
    </Section>
  );
}

/**
 * The first card leads, two stand beside it; then three a row. Two a row on tablets. Where the last row
 * lacks some, the others share its width.
 */
const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: 0,
  listStyle: 'none',
  '& > li': { containerType: 'inline-size' },
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 3' },
  },
  [theme.breakpoints.between('sm', 'lg')]: {
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: {
    '& > li': { gridColumn: 'span 2' },
    [`& > ${leadCard}`]: { gridRow: 'span 2' },
    [`& > ${leadCard}, & > ${leadCard} ~ li:nth-of-type(-n + 3)`]: { gridColumn: 'span 3' },
    '& > li:nth-of-type(3n + 1):last-of-type': { gridColumn: '1 / -1' },
    '& > li:nth-of-type(3n + 1):nth-last-of-type(2), & > li:nth-of-type(3n + 2):last-of-type': {
      gridColumn: 'span 3',
    },
  },
}));
