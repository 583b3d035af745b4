import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import workplace from '../../illustrations/workplace.svg';
import { radius } from '../../theme/scale';
import { Illustration } from '../../ui/illustration';
import { Section } from '../../ui/section';

export function WorkingHere() {
  if (!careers.workingHere) return null;
  const { title, reasons } = careers.workingHere;
  return (
    <Section edge="curved" spacing="above" aria-labelledby="working-here">
      <Container>
        <Grid container spacing={5}>
          <Grid size={{ xs: 12, md: 5 }}>
            <WorkplacePicture src={workplace} width={600} height={384} />
          </Grid>
          <Grid size={{ xs: 12, md: 7 }}>
            <Typography variant="sectionTitleSmall" id="working-here">
              {title}
            </Typography>
            <ul>
              {reasons.map(({ title, text }) => (
                <Reason key={title}>
                  <ReasonTitle>{title}</ReasonTitle>
                  <p>{text}</p>
                </Reason>
              ))}
            </ul>
          </Grid>
        </Grid>
      </Container>
    </Section>
  );
}

const WorkplacePicture = styled(Illustration)({
  height: 'auto',
  borderRadius: radius.card,
});

/** The first leads; the others are rows below it, each with its title at the left. */
const Reason = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 3),
  paddingBlock: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    '&:not(:first-of-type)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:last-of-type': { paddingBottom: 0 },
  '&:first-of-type': {
    paddingTop: theme.spacing(3),
    '& h3': theme.typography.cardTitle,
    '& p': theme.typography.lead,
  },
}));

const ReasonTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.body,
  margin: 0,
  fontWeight: 600,
}));
