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
      <CallButton href={telLink(phone)} data-media="screen">
        <PhoneIcon />
        {`Call ${phone}`}
      </CallButton>
    </FairScene>
  );
}

const DemoAnswer = styled('p')(({ theme }) => ({ marginTop: theme.spacing(1) }));

/** Its text has the color of the section's green ground, which a filled button would not stand out from. */
const CallButton = styled(Button)(({ theme }) => ({
  marginTop: theme.spacing(2),
  backgroundColor: theme.vars.palette.band.text,
  color: theme.vars.palette.scene.nearHill,
  ...onHover({ backgroundColor: theme.vars.palette.scene.lamp }),
  '&:focus-visible': { outlineColor: theme.vars.palette.band.text },
}));
