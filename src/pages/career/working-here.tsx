import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import workplace from '../../illustrations/workplace.svg';
import { radius } from '../../theme/scale';
import { CardText } from '../../ui/card-text';
import { Illustration } from '../../ui/illustration';
import { Section } from '../../ui/section';

export function WorkingHere() {
  if (!careers.workingHere) return null;
  const { title, reasons } = careers.workingHere;
  return (
    <WorkingHereSection edge="curved" aria-labelledby="working-here">
      <Container>
        <Grid container spacing={5} sx={{ alignItems: 'center' }}>
          <Grid size={{ xs: 12, md: 5 }}>
            <WorkplacePicture src={workplace} width={600} height={384} />
          </Grid>
          <Grid size={{ xs: 12, md: 7 }}>
            <Typography variant="sectionTitleSmall" id="working-here">
              {title}
            </Typography>
            <Grid container component="ul" spacing={{ xs: 3, sm: 4 }} sx={{ mt: 3 }}>
              {reasons.map((reason) => (
                <Grid component="li" size={{ xs: 12, sm: 6 }} key={reason.title}>
                  <CardText {...reason} />
                </Grid>
              ))}
            </Grid>
          </Grid>
        </Grid>
      </Container>
    </WorkingHereSection>
  );
}

/** Without space below, because the section that follows begins with its own. */
const WorkingHereSection = styled(Section)({ paddingBottom: 0 });

const WorkplacePicture = styled(Illustration)({
  height: 'auto',
  borderRadius: radius.card,
});
