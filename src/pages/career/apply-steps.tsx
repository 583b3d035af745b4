import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { FieldsScene } from '../../scenes/fields/fields-scene';
import { MailboxScene } from '../../scenes/mailbox/mailbox-scene';
import { CardText } from '../../ui/card-text';
import { Section } from '../../ui/section';

export function ApplySteps() {
  return (
    <Section ground="dusk" spacing="above" aria-labelledby="how-to-apply">
      <Container>
        <Typography variant="sectionTitleSmall" id="how-to-apply" sx={{ mb: 3 }}>
          How to apply
        </Typography>
        <MailboxScene>
          {careers.applySteps.map(({ title, text }) => (
            <li key={title}>
              <CardText title={title} text={text} />
            </li>
          ))}
        </MailboxScene>
      </Container>
      <FieldsScene />
    </Section>
  );
}
