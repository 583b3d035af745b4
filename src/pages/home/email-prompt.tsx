import company from '@content/company.json';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../contact/links';
import type { EmailPromptText } from '../../content/types';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import { Button } from '../../ui/button';

type EmailPromptProps = {
  prompt: EmailPromptText;
  emailSubject: string;
};

export function EmailPrompt({ prompt, emailSubject }: EmailPromptProps) {
  return (
    <Prompt>
      <p>
        <b>{prompt.question}</b>
        {` ${prompt.answer}`}
      </p>
      <EmailLink href={mailtoLink(company.email, emailSubject)} variant="outlined">
        <MailIcon />
        {prompt.link}
      </EmailLink>
    </Prompt>
  );
}

const Prompt = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  '& b': { fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { fontSize: '1rem', lineHeight: 1.4 },
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(3),
    marginTop: theme.spacing(5),
    '& b': { ...theme.typography.h3, display: 'block' },
  },
}));

const EmailLink = styled(Button)(({ theme }) => ({
  flex: 'none',
  // On phones, a link that takes no more room than a line of text.
  [theme.breakpoints.down('sm')]: {
    '&&': {
      marginBlock: -12,
      padding: 0,
      border: 0,
      background: 'none',
      textDecoration: 'underline 1px',
      textUnderlineOffset: 5,
    },
  },
  '@media print': { display: 'none' },
}));
