import cloudTechnologies from '@content/cloud-technologies.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { homeSections } from '../../paths';
import { nightVariables } from '../../theme/palette';
import { cardColors, colors } from '../../theme/tokens';
import { CardGrid } from '../../ui/card-grid';
import { Illustration } from '../../ui/illustration';
import { technologyIllustrations } from './card-illustrations';
import { AskByEmail } from './next-step';
import { Section, SectionHeader } from './section';
import { TiltCard } from './tilt-card';

/** The platforms that the company works with. */
export function TechnologiesSection() {
  const { title, lead, cards, ask } = cloudTechnologies;
  return (
    <NightSection id={homeSections.cloudTechnologies}>
      <Content>
        <Dipper src={technologyIllustrations.dipper} width={360} height={192} />
        <SectionHeader sectionId={homeSections.cloudTechnologies} title={title} lead={lead} />
        <CardGrid>
          {cards.map((card) => (
            <TechnologyCard key={card.title}>
              <Constellation src={technologyIllustrations[card.icon]} width={360} height={192} />
              <Typography variant="h3">{card.title}</Typography>
              <CardText>{card.text}</CardText>
            </TechnologyCard>
          ))}
        </CardGrid>
        <AskByEmail ask={ask} subject="Cloud Technologies" />
      </Content>
    </NightSection>
  );
}

const NightSection = styled(Section)(({ theme }) => {
  const { night, nightLow } = theme.vars.palette.scene;
  return {
    paddingBottom: 'clamp(1.25rem, 4.5vw, 4rem)',
    '@media screen': {
      // Curves the top edge, over the end of the section above.
      marginTop: '-2rem',
      clipPath: 'ellipse(300% 100% at 62% 100%)',
      ...nightVariables,
      color: colors.dark.ink,
      backgroundImage: `linear-gradient(${night}, ${nightLow})`,
    },
  };
});

const Content = styled(Container)({ position: 'relative' });

/** In the sky beside the heading. */
const Dipper = styled(Illustration)(({ theme }) => ({
  position: 'absolute',
  right: theme.spacing(3),
  top: theme.spacing(-7),
  width: '20rem',
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '@media (forced-colors: active)': { display: 'none' },
}));

const TechnologyCard = styled(TiltCard)(({ theme }) => ({
  '@media screen': {
    borderColor: cardColors.onNight.line,
    background: cardColors.onNight.surface,
  },
  // On phones the illustration is on the title's line.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'min(5rem, 30%) minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.spacing(0.75, 1.5),
    padding: theme.spacing(1.25, 1.75, 1.5),
  },
  [theme.breakpoints.up('sm')]: { '& > h3': { fontSize: '1.5rem' } },
}));

const Constellation = styled(Illustration)(({ theme }) => ({
  height: 'auto',
  [theme.breakpoints.up('sm')]: {
    // A card alone in its row is no taller than the others.
    height: 'clamp(8rem, 22vw, 18rem)',
    marginBottom: theme.spacing(2),
    objectFit: 'contain',
  },
}));

const CardText = styled('p')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(0.75) },
}));
