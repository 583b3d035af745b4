import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { FieldsScene } from '../../ui/fields/fields-scene';
import { ApplyStepsScene } from './apply-steps-scene';
import { CardText } from '../../ui/card-text';
import { Section } from '../../ui/section';

export function ApplySteps() {
  return (
    <Section ground="dusk" spacing="above" aria-labelledby="how-to-apply">
      <Container>
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
      </Container>
      <FieldsScene />
    </Section>
  );
}
