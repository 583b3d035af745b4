import company from '@content/company.yaml';
import home from '@content/home.yaml';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { telLink } from '../../content/links';
import demo from '../../illustrations/home/demo.svg';
import PhoneIcon from '../../illustrations/icons/phone.svg?react';
import { space } from '../../theme/scale';
import { desktopQuery } from '../../theme/theme';
import { Button } from '../../ui/button';
import { Illustration } from '../../ui/illustration';

/**
 * The call for a demo of a product, with a picture of a market stall in the evening: on desktops, the
 * words are on the left half of the picture; in narrow windows, they are above it.
 */
export function Demo() {
  const { demoQuestion, demoAnswer } = home.about;
  const phone = company.demoPhone ?? company.phone;
  return (
    <DemoScene>
      <StallPicture>
        <source media={desktopQuery} srcSet={demo} />
        <StallImage src={`${demo}#stand`} width={1248} height={430} />
      </StallPicture>
      <DemoText>
        <Grid container>
          <Grid size={{ xs: 12, md: 6 }}>
            <Typography variant="sectionTitleSmall" component="p">
              {demoQuestion}
            </Typography>
            <p>{demoAnswer}</p>
            <CallButton href={telLink(phone)}>
              <PhoneIcon />
              {`Call ${phone}`}
            </CallButton>
          </Grid>
        </Grid>
      </DemoText>
    </DemoScene>
  );
}

const DemoScene = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  marginTop: space.stack,
  [theme.breakpoints.up('md')]: { display: 'grid', alignItems: 'end', marginTop: 0 },
}));

const sameCell = { gridArea: '1 / 1' };

const StallPicture = styled('picture')(sameCell);

const StallImage = styled(Illustration)(({ theme }) => ({
  height: 'auto',
  // The land goes on to both sides.
  objectFit: 'fill',
  maxHeight: '20rem',
  aspectRatio: '9 / 4',
  [theme.breakpoints.up('md')]: { maxHeight: 430, aspectRatio: '1248 / 430' },
}));

const DemoText = styled(Container)(({ theme }) => ({
  ...sameCell,
  position: 'relative',
  [theme.breakpoints.up('md')]: { paddingBlock: space.section },
}));

/** Its text has the color of the section's green ground, which a filled button would not stand out from. */
const CallButton = styled(Button)(({ theme }) => ({
  marginTop: theme.spacing(2),
  backgroundColor: theme.vars.palette.band.text,
  color: theme.vars.palette.scene.nearHill,
  '&:hover': { backgroundColor: theme.vars.palette.scene.lamp },
  '&:focus-visible': { outlineColor: theme.vars.palette.band.text },
}));
