import company from '@content/company.json';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../content/links';
import type { EmailPromptText } from '../../content/types';
import { space } from '../../theme/scale';
import { Button } from '../../ui/button';
import { CardText } from '../../ui/card-text';

type EmailPromptProps = { prompt: EmailPromptText; emailSubject: string };

/** The end of a section: a question, and a button that opens an email. */
export function EmailPrompt({ prompt, emailSubject }: EmailPromptProps) {
  return (
    <PromptRow>
      <PromptText title={prompt.question} text={prompt.answer} titleElement="p" />
      <Button href={mailtoLink(company.email, emailSubject)} variant="outlined" data-media="screen">
        {prompt.link}
      </Button>
    </PromptRow>
  );
}

const PromptRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  marginTop: space.stack,
}));

const PromptText = styled(CardText)({ flex: '1 1 20rem' });
