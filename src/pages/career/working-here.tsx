import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { radius } from '../../theme/scale';
import { CardText } from '../../ui/card-text';
import { Illustration } from '../../ui/illustration';
import { Section } from '../../ui/section';
import workplace from './workplace.svg';

export function WorkingHere() {
  if (!careers.workingHere) return null;
  const { title, reasons } = careers.workingHere;
  return (
    <Section edge="curved" spacing="above" aria-labelledby="working-here">
      <Container>
        <Grid container spacing={5}>
          <Grid size={{ xs: 12, md: 5, xl: 4 }}>
            <WorkplacePicture src={workplace} width={600} height={384} />
          </Grid>
          <ReasonsColumn size={{ xs: 12, md: 7, xl: 8 }}>
            <Typography variant="sectionTitleSmall" id="working-here">
              {title}
            </Typography>
            <ReasonList container component="ul" spacing={{ xs: 2, sm: 4 }}>
              {reasons.map((reason) => (
                <Grid component="li" size={{ xs: 12, sm: 6 }} key={reason.title}>
                  <CardText {...reason} />
                </Grid>
              ))}
            </ReasonList>
          </ReasonsColumn>
        </Grid>
      </Container>
    </Section>
  );
}

const WorkplacePicture = styled(Illustration)({
  height: 'auto',
  borderRadius: radius.card,
});

/** The title is level with the picture's upper edge, and the last reasons end at its lower edge. */
const ReasonsColumn = styled(Grid)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
}));

const ReasonList = styled(Grid)(({ theme }) => ({
  flex: 1,
  alignContent: 'space-between',
  [theme.breakpoints.down('sm')]: {
    '& > li + li': {
      paddingTop: theme.spacing(2),
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
  },
})) as typeof Grid;
