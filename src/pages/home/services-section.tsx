import services from '@content/services.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { sectionLabels } from '../../navigation';
import { homeSections } from '../../paths';
import { dayCardVariables } from '../../theme/palette';
import { AskByEmail } from './ask-by-email';
import { Section, SectionHeader } from './section';
import { ServiceCard } from './service-card';
import { withSizes } from './service-rows';

export function ServicesSection() {
  const { title, lead, cards, ask } = services;
  return (
    <DaySection id={homeSections.services}>
      <Container>
        <SectionHeader sectionId={homeSections.services} title={title} lead={lead} />
        <ServiceCards>
          {withSizes(cards).map(({ service, size }) => (
            <ServiceCard key={service.title} service={service} size={size} />
          ))}
        </ServiceCards>
        <AskByEmail ask={ask} emailSubject={sectionLabels.services} />
      </Container>
    </DaySection>
  );
}

const DaySection = styled(Section)(({ theme }) => {
  const { background, sky } = theme.vars.palette;
  return {
    ...theme.applyStyles('dark', dayCardVariables),
    '@media screen': {
      // The section above ends in a curve.
      background: `radial-gradient(90% min(3vw, 2.5rem) at 30% 0, ${background.default} 98.5%, transparent) ${sky}`,
    },
  };
});

const ServiceCards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5, 3),
  '& > li': { gridColumn: '1 / -1' },
  // On phones, show only the first sample.
  [theme.breakpoints.down('sm')]: {
    '& > li:has(figure) ~ li figure': { display: 'none' },
  },
  [theme.breakpoints.up('sm')]: {
    rowGap: theme.spacing(3),
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > [data-size="large"]': { gridColumn: 'span 3' },
  },
  [theme.breakpoints.up('lg')]: {
    '& > [data-size="small"]': { gridColumn: 'span 2' },
  },
}));
