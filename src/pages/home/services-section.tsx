import services from '@content/services.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { homeSections } from '../../content/paths';
import { sectionLabels } from '../../navigation/navigation';
import { dayCardVariables } from '../../theme/palette';
import { CardGrid } from '../../ui/card-grid';
import { Section } from '../../ui/section';
import { EmailPrompt } from './email-prompt';
import { namedByHeader, SectionHeader } from './section-header';
import { ServiceCard } from './service-card';

export function ServicesSection() {
  const { title, lead, cards, ask } = services;
  return (
    <DaySection ground="sky" edge="curved" {...namedByHeader(homeSections.services)}>
      <Container>
        <SectionHeader sectionId={homeSections.services} title={title} lead={lead} />
        <CardGrid>
          {cards.map((service, index) => (
            <ServiceCard key={service.title} service={service} mirrored={index % 2 === 1} />
          ))}
        </CardGrid>
        <EmailPrompt prompt={ask} emailSubject={sectionLabels.services} />
      </Container>
    </DaySection>
  );
}

const DaySection = styled(Section)(({ theme }) => ({
  '@media screen': theme.applyStyles('dark', dayCardVariables),
}));
