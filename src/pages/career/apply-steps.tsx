import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { CardText } from '../../ui/card-text';
import { FieldsScene } from '../../ui/fields/fields-scene';
import { Section } from '../../ui/section';
import { ApplyStepsScene } from './apply-steps-scene';

export function ApplySteps() {
  return (
    <Section ground="dusk" spacing="above" aria-labelledby="how-to-apply">
      <StandingOnFields>
        <Typography variant="sectionTitleSmall" id="how-to-apply" sx={{ mb: 3 }}>
          How to apply
        </Typography>
        <ApplyStepsScene>
          {careers.applySteps.map(({ title, text }) => (
            <li key={title}>
              <CardText title={title} text={text} />
            </li>
          ))}
        </ApplyStepsScene>
      </StandingOnFields>
      <FieldsScene />
    </Section>
  );
}

/** In a window that is higher than the page, the mailbox still stands on the fields. */
const StandingOnFields = styled(Container)({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  justifyContent: 'flex-end',
});
