import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { MailboxScene, RoadStep } from '../../scenes/mailbox/mailbox-scene';
import { space } from '../../theme/scale';
import { CardText } from '../../ui/card-text';

/** The steps of an application. */
export function ApplySteps() {
  return (
    <ApplySection aria-labelledby="how-to-apply">
      <Container>
        <Typography variant="sectionTitleSmall" id="how-to-apply" sx={{ mb: 3 }}>
          How to apply
        </Typography>
        <MailboxScene>
          {careers.applySteps.map(({ title, text }, index) => (
            <RoadStep key={title} number={index + 1}>
              <CardText title={title} text={text} />
            </RoadStep>
          ))}
        </MailboxScene>
      </Container>
    </ApplySection>
  );
}

const ApplySection = styled('section')(({ theme }) => ({
  paddingTop: space.section,
  '@media print': { paddingTop: theme.spacing(3) },
}));
