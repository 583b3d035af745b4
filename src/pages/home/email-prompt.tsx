import company from '@content/company.yaml';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { mailtoLink } from '../../content/address';
import type { EmailPromptText } from '../../content/types';
import { space } from '../../theme/scale';
import { Button } from '../../ui/button';

type EmailPromptProps = { prompt: EmailPromptText; emailSubject: string };

/** The end of a section: a question, and a button that opens an email. */
export function EmailPrompt({ prompt, emailSubject }: EmailPromptProps) {
  return (
    <Prompt>
      <div>
        <Typography variant="h4" component="p">
          {prompt.question}
        </Typography>
        <p>{prompt.answer}</p>
      </div>
      <PromptButton href={mailtoLink(company.email, emailSubject)} variant="outlined">
        {prompt.link}
      </PromptButton>
    </Prompt>
  );
}

const Prompt = styled(Stack)(({ theme }) => ({
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  marginTop: space.stack,
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
}));

const PromptButton = styled(Button)({ flexShrink: 0, maxWidth: '100%' });
