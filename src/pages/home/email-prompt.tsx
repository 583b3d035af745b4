import company from '@content/company.json';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../../shared/contact/links';
import type { EmailPromptText } from '../../../shared/content/types';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import { Button } from '../../ui/button';
import { SpokenSpace } from '../../ui/visually-hidden';

type EmailPromptProps = {
  prompt: EmailPromptText;
  emailSubject: string;
  variant: 'filled' | 'outlined';
};

export function EmailPrompt({ prompt, emailSubject, variant }: EmailPromptProps) {
  return (
    <Prompt>
      <p>
        <b>{prompt.question}</b>
        <SpokenSpace />
        {` ${prompt.answer}`}
      </p>
      <Button href={mailtoLink(company.email, emailSubject)} variant={variant}>
        <MailIcon />
        {prompt.link}
      </Button>
    </Prompt>
  );
}

const Prompt = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  '& b': { fontWeight: 600 },
  '@media print': { '& > a': { display: 'none' } },
  [theme.breakpoints.down('sm')]: {
    fontSize: '1rem',
    lineHeight: 1.4,
    '& > a': { minHeight: 44, marginTop: theme.spacing(1), paddingBlock: theme.spacing(0.5) },
  },
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(3),
    marginTop: theme.spacing(5),
    '& b': { ...theme.typography.h3, display: 'block' },
    '& > a': { flex: 'none' },
  },
}));
