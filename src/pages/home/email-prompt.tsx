import company from '@content/company.yaml';
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
      <Words>
        <Typography variant="h4" component="p">
          {prompt.question}
        </Typography>
        <p>{prompt.answer}</p>
      </Words>
      <PromptButton href={mailtoLink(company.email, emailSubject)}>{prompt.link}</PromptButton>
    </Prompt>
  );
}

const Prompt = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 3),
  marginTop: space.stack,
}));

const Words = styled('div')({ flex: '1 1 20rem' });

/** On phones, which have no room to spare, a link. Its padding, for fingers, takes no space. */
const PromptButton = styled(Button)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { border: '1px solid' },
  [theme.breakpoints.down('sm')]: {
    minHeight: 0,
    marginBlock: theme.spacing(-1.25),
    padding: theme.spacing(1.25, 0),
    textDecoration: 'underline',
  },
}));
