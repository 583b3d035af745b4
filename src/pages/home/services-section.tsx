import services from '@content/services.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { homeSections } from '../../paths';
import { AskByEmail } from './next-step';
import { Section, SectionHeader } from './section';
import { ServiceCard } from './service-card';

export function ServicesSection() {
  const { title, lead, cards, ask } = services;
  return (
    <DaySection id={homeSections.services}>
      <Container>
        <SectionHeader sectionId={homeSections.services} title={title} lead={lead} />
        <Cards>
          {cards.map((service) => (
            <ServiceCard key={service.title} service={service} />
          ))}
        </Cards>
        <AskByEmail ask={ask} subject="Services" />
      </Container>
    </DaySection>
  );
}

/** A calm ground, so that the cards and their illustrations stand out: from noon to dusk. */
const DaySection = styled(Section)(({ theme: { vars } }) => ({
  paddingBottom: 'clamp(3.5rem, 8vw, 8rem)',
  '@media screen': {
    backgroundImage: `linear-gradient(${vars.palette.background.default}, ${vars.palette.sky} 22rem, ${vars.palette.sky} 55%, ${vars.palette.scene.field})`,
  },
}));

const Cards = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));
