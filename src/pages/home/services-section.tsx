import services from '@content/services.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import furrows from '../../illustrations/home/furrows.svg';
import nightfall from '../../illustrations/home/nightfall.svg';
import { homeSections } from '../../paths';
import { Drawing, Horizon } from '../../ui/drawing';
import { Section, SectionHead } from '../../ui/section';
import { leadCard, ServiceCard } from './service-card';

/** Noon in the fields: what the company does. */
export function ServicesSection() {
  return (
    <Section id={homeSections.services} tone="field">
      <Ground>
        <Drawing src={furrows} width={2560} height={1440} />
      </Ground>
      <Container>
        <SectionHead of={homeSections.services} {...services} />
        <Cards>
          {services.cards.map((service) => (
            <ServiceCard key={service.title} service={service} />
          ))}
        </Cards>
      </Container>
      <Horizon src={nightfall} width={2560} height={240} />
    </Section>
  );
}

/** The furrows of the drawing above go on behind the cards; the wheat grows deeper towards the night. */
const Ground = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  overflow: 'clip',
  // Six times as tall as `Horizon`, and drawn six times as tall, so that the rows meet.
  '& img': { height: 'clamp(30rem, 96vw, 90rem)', objectPosition: 'top' },
  '@media screen': {
    backgroundImage: `linear-gradient(transparent 30%, ${theme.vars.palette.scene.hill3})`,
    ...theme.applyStyles('dark', { backgroundImage: 'none' }),
  },
}));

/**
 * The first card leads, two stand beside it; then three a row. Two a row on tablets. Where the last row
 * lacks some, the others share its width.
 */
const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
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
    [`&:has(> ${leadCard})`]: { gridTemplateRows: '1fr 1fr' },
    [`& > ${leadCard}`]: { gridRow: 'span 2' },
    [`& > ${leadCard}, & > ${leadCard} ~ li:nth-of-type(-n + 3)`]: { gridColumn: 'span 3' },
    '& > li:nth-of-type(3n + 1):last-of-type': { gridColumn: '1 / -1' },
    '& > li:nth-of-type(3n + 1):nth-last-of-type(2), & > li:nth-of-type(3n + 2):last-of-type': {
      gridColumn: 'span 3',
    },
  },
}));
