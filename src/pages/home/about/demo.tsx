import company from '@content/company.json';
import home from '@content/home.json';
import Typography from '@mui/material/Typography';

import { telLink } from '../../../content/links';
import { Button } from '../../../ui/button';
import PhoneIcon from '../../../ui/icons/phone.svg?react';
import { DemoScene } from './demo-scene';

/** The question whether the visitor needs a demo of a product, with a button to call. */
export function Demo() {
  const { demoQuestion, demoAnswer } = home.about;
  const phone = company.demoPhone ?? company.phone;
  return (
    <DemoScene>
      <div>
        <Typography variant="callout">{demoQuestion}</Typography>
        <Typography sx={{ mt: 1 }}>{demoAnswer}</Typography>
      </div>
      <Button href={telLink(phone)} variant="filled" data-media="screen">
        <PhoneIcon />
        {`Call ${phone}`}
      </Button>
    </DemoScene>
  );
}
