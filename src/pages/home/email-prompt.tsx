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
      <PromptButton href={mailtoLink(company.email, emailSubject)}>{prompt.link}</PromptButton>
    </Prompt>
  );
}

const Prompt = styled(Stack)(({ theme }) => ({
  alignItems: 'flex-start',
  gap: theme.spacing(0.5),
  marginTop: space.stack,
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
  },
}));

/** On phones, which have no room to spare, a link. */
const PromptButton = styled(Button)(({ theme }) => ({
  flexShrink: 0,
  [theme.breakpoints.up('sm')]: { border: '1px solid' },
  [theme.breakpoints.down('sm')]: { minHeight: 0, padding: 0, textDecoration: 'underline' },
}));
