import services from '@content/services.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { homeSections } from '../../content/paths';
import { sectionLabels } from '../../navigation/navigation';
import { dayCardVariables } from '../../theme/palette';
import { EmailPrompt } from './email-prompt';
import { curvedTop, Section, SectionHeader } from './section';
import { ServiceCard } from './service-card';
import { withSizes } from './service-rows';

export function ServicesSection() {
  const { title, lead, cards, ask } = services;
  return (
    <DaySection id={homeSections.services}>
      <Container>
        <SectionHeader sectionId={homeSections.services} title={title} lead={lead} />
        <ServiceCards>
          {withSizes(cards).map((card) => (
            <ServiceCard key={card.service.title} {...card} />
          ))}
        </ServiceCards>
        <EmailPrompt prompt={ask} emailSubject={sectionLabels.services} />
      </Container>
    </DaySection>
  );
}

const DaySection = styled(Section)(({ theme }) => ({
  '@media screen': {
    ...theme.applyStyles('dark', dayCardVariables),
    ...curvedTop(theme.vars.palette.scene.nearHill),
    paddingTop: 'clamp(2.5rem, 0.75rem + 8vw, 8rem)',
    paddingBottom: 'clamp(1.5rem, 4vw, 3.5rem)',
    backgroundColor: theme.vars.palette.sky,
  },
}));

const ServiceCards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5, 3),
  '& > li': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    rowGap: theme.spacing(3),
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > [data-size="large"]': { gridColumn: 'span 3' },
  },
  [theme.breakpoints.up('lg')]: {
    '& > [data-size="small"]': { gridColumn: 'span 2' },
    // Leaves room for a sample, which is taller than its card.
    '& > [data-size="wide"]': { marginBlock: theme.spacing(4) },
  },
}));
