import services from '@content/services.json';
import Container from '@mui/material/Container';

import { homeSections } from '../../../content/paths';
import { sectionLabels } from '../../../routing/navigation';
import { CardGrid } from '../../../ui/card-grid';
import { Section } from '../../../ui/section';
import { EmailPrompt } from '../email-prompt';
import { SectionHeader } from '../section-header';
import { ServiceCard } from './service-card';

export function ServicesSection() {
  const { title, lead, cards, ask } = services;
  const withSample = cards.filter(({ sample }) => sample);
  return (
    <Section
      id={homeSections.services}
      aria-labelledby="services-title"
      ground="evening"
      edge="curved"
    >
      <Container>
        <SectionHeader titleId="services-title" title={title} lead={lead} />
        <CardGrid>
          {cards.map((service) => (
            <ServiceCard
              key={service.title}
              service={service}
              isMirrored={withSample.indexOf(service) % 2 === 1}
            />
          ))}
        </CardGrid>
        <EmailPrompt prompt={ask} emailSubject={sectionLabels.services} />
      </Container>
    </Section>
  );
}
