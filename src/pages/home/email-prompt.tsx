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
      <PromptButton href={mailtoLink(company.email, emailSubject)} data-media="screen">
        {prompt.link}
      </PromptButton>
    </PromptRow>
  );
}

const PromptRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 3),
  marginTop: space.stack,
}));

const PromptText = styled(CardText)({ flex: '1 1 20rem' });

/**
 * On phones, where a third button would crowd the section, it looks like a link. Its padding makes it
 * easy to tap; the negative margin keeps that from adding space.
 */
const PromptButton = styled(Button)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { border: '1px solid' },
  [theme.breakpoints.down('sm')]: {
    minHeight: 44,
    marginBlock: theme.spacing(-1),
    padding: theme.spacing(1, 0),
    textDecoration: 'underline',
  },
}));
