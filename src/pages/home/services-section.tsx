import services from '@content/services.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import nightfall from '../../illustrations/home/nightfall.svg';
import stubble from '../../illustrations/home/stubble.svg';
import { homeSections } from '../../paths';
import { Horizon, Illustration } from '../../ui/illustration';
import { Section, SectionHeader } from './section';
import { ServiceCard } from './service-card';

export function ServicesSection() {
  const { title, lead, cards } = services;
  const hasFeatured = cards.length >= 3;
  return (
    <FieldSection id={homeSections.services}>
      <Ground src={stubble} width={2560} height={1600} />
      <Container>
        <SectionHeader sectionId={homeSections.services} title={title} lead={lead} />
        <Cards data-has-featured={hasFeatured}>
          {cards.map((service, index) => (
            <ServiceCard
              key={service.title}
              service={service}
              featured={hasFeatured && index === 0}
            />
          ))}
        </Cards>
      </Container>
      <Nightfall src={nightfall} width={2560} height={280} />
    </FieldSection>
  );
}

const FieldSection = styled(Section)(({ theme: { vars } }) => ({
  '@media screen': {
    backgroundImage: `linear-gradient(${vars.palette.scene.field} 30%, ${vars.palette.scene.fieldLow})`,
  },
}));

/** Light and the rows of a mown field, behind everything. */
const Ground = styled(Illustration)({ position: 'absolute', zIndex: -1, inset: 0, height: '100%' });

/**
 * Two per row on tablets, three on desktops. A featured card is large, with two cards beside it. Cards in an
 * incomplete last row stretch to fill it.
 */
const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
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
    '&[data-has-featured="true"]': {
      gridTemplateRows: '1fr 1fr',
      '& > li:first-of-type': { gridRow: 'span 2' },
      '& > li:nth-of-type(-n + 3)': { gridColumn: 'span 3' },
    },
    '& > li:nth-of-type(3n + 1):last-of-type': { gridColumn: '1 / -1' },
    '& > li:nth-of-type(3n + 1):nth-last-of-type(2), & > li:nth-of-type(3n + 2):last-of-type': {
      gridColumn: 'span 3',
    },
  },
}));

const Nightfall = styled(Horizon)({
  height: 'clamp(5rem, 18vw, max(17.5rem, 11vw))',
  marginTop: 'clamp(0.5rem, 3vw, 3rem)',
});
