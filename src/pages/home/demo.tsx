import company from '@content/company.json';
import home from '@content/home.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { telLink } from '../../content/links';
import PhoneIcon from '../../illustrations/icons/phone.svg?react';
import { FairScene } from '../../scenes/fair/fair-scene';
import { onHover } from '../../theme/mixins';
import { Button } from '../../ui/button';

/** The call for a demo of a product. */
export function Demo() {
  const { demoQuestion, demoAnswer } = home.about;
  const phone = company.demoPhone ?? company.phone;
  return (
    <FairScene>
      <Typography variant="callout">{demoQuestion}</Typography>
      <DemoAnswer>{demoAnswer}</DemoAnswer>
      <CallButton href={telLink(phone)} variant="filled" data-media="screen">
        <PhoneIcon />
        {`Call ${phone}`}
      </CallButton>
    </FairScene>
  );
}

const DemoAnswer = styled('p')(({ theme }) => ({ marginTop: theme.spacing(1) }));

/** In the dark scheme, it is less bright than the lamps around the stall. */
const CallButton = styled(Button)(({ theme }) => ({
  marginTop: theme.spacing(2),
  '&[data-variant]': theme.applyStyles('dark', {
    backgroundColor: theme.vars.palette.band.text,
    color: theme.vars.palette.scene.nearHill,
    ...onHover({ backgroundColor: theme.vars.palette.scene.lamp }),
    '&:focus-visible': { outlineColor: theme.vars.palette.band.text },
  }),
}));
