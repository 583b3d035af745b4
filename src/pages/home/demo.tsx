import company from '@content/company.yaml';
import home from '@content/home.yaml';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { telLink } from '../../content/address';
import demo from '../../illustrations/home/demo.svg';
import PhoneIcon from '../../illustrations/icons/phone.svg?react';
import { space } from '../../theme/scale';
import { desktopQuery } from '../../theme/theme';
import { Button } from '../../ui/button';
import { Illustration } from '../../ui/illustration';

/** An evening scene: at the left half of its drawing or, in narrow windows, above it. */
export function Demo() {
  const { demoQuestion, demoAnswer } = home.about;
  const phone = company.demoPhone ?? company.phone;
  return (
    <Evening>
      <Picture>
        <source media={desktopQuery} srcSet={demo} />
        <Fair src={`${demo}#stand`} width={1248} height={430} />
      </Picture>
      <Words>
        <Grid container>
          <Grid size={{ xs: 12, md: 6 }}>
            <Typography variant="h3" component="p">
              {demoQuestion}
            </Typography>
            <p>{demoAnswer}</p>
            <CallButton href={telLink(phone)}>
              <PhoneIcon />
              {`Call ${phone}`}
            </CallButton>
          </Grid>
        </Grid>
      </Words>
    </Evening>
  );
}

const Evening = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  marginTop: space.stack,
  [theme.breakpoints.up('md')]: { display: 'grid', alignItems: 'end', marginTop: 0 },
}));

const sameCell = { gridArea: '1 / 1' };

const Picture = styled('picture')(sameCell);

const Fair = styled(Illustration)(({ theme }) => ({
  height: 'auto',
  // The land goes on to both sides.
  objectFit: 'fill',
  maxHeight: '20rem',
  aspectRatio: '9 / 4',
  [theme.breakpoints.up('md')]: { maxHeight: 430, aspectRatio: '1248 / 430' },
}));

const Words = styled(Container)(({ theme }) => ({
  ...sameCell,
  position: 'relative',
  [theme.breakpoints.up('md')]: { paddingBlock: space.section },
}));

/** In the colors of the meadow. */
const CallButton = styled(Button)(({ theme }) => ({
  marginTop: theme.spacing(2),
  backgroundColor: theme.vars.palette.band.text,
  color: theme.vars.palette.scene.nearHill,
  '&:hover': { backgroundColor: theme.vars.palette.scene.lamp },
  '&:focus-visible': { outlineColor: theme.vars.palette.band.text },
}));
